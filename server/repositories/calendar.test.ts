import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedSources } from "../release/shipped.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { findTimeZone } from "./calendar.ts";
import { nextNumber } from "./message.ts";

let test: TestApp;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

async function publishIn(time_zone: string) {
	const sources = shippedSources().map(({ path, text }) =>
		path === "site.json" ? { path, text: JSON.stringify({ ...JSON.parse(text), time_zone }) } : { path, text },
	);
	expect((await test.ask("/admin/api/releases", { token, body: { sources } })).code).toBe(0);
}

/** How many published cases each day has, counted one by one in a time zone. */
const countedIn = async (zone: string) =>
	(
		await sql`select (submitted_at at time zone ${zone}::text)::date as day, count(*)::integer as count
			from message where published group by 1 order by 1`.execute(test.services.db)
	).rows;

const stored = async () =>
	(
		await sql`select day, sum(count)::integer as count from message_day
			where category_id = ${ANY} and status = '' and project_id = ${ANY} group by 1 having sum(count) <> 0 order by 1`.execute(
			test.services.db,
		)
	).rows;

const ANY = "00000000-0000-0000-0000-000000000000";
const LATE = new Date("2019-11-21T18:00:00Z");

/** The list's cases of one day. */
async function listed(day: string): Promise<unknown> {
	const { data } = await test.ask(`/report/api.Messages/getList?from=${day}&to=${day}&limit=50`);
	return valueIn(data, "total");
}

it("reckons numbers, filters and counts by day in the time zone of the release, and anew where that changes", async () => {
	const { db } = test.services;
	expect(await findTimeZone(db)).toBe("Asia/Shanghai");
	expect(await nextNumber(db, LATE)).toMatch(/^20191122-/);
	await sql`update message set submitted_at = ${LATE.toISOString()} where id = (
		select id from message where published order by id limit 1)`.execute(db);
	expect(await stored()).toEqual(await countedIn("Asia/Shanghai"));
	expect([await listed("2019-11-21"), await listed("2019-11-22")]).toEqual([0, 1]);

	await publishIn("America/New_York");
	expect(await nextNumber(db, LATE)).toMatch(/^20191121-/);
	expect(await stored()).toEqual(await countedIn("America/New_York"));
	expect([await listed("2019-11-21"), await listed("2019-11-22")]).toEqual([1, 0]);
	await sql`update message set published = false where submitted_at = ${LATE.toISOString()}`.execute(db);
	expect(await listed("2019-11-21")).toBe(0);
});
