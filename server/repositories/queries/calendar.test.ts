import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedSources } from "../../release/shipped.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../../testing/test-app.ts";
import { nextNumber } from "../messages/message.ts";
import { countDaysAnew, findTimeZone } from "./calendar.ts";

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
	expect((await test.call("/admin/api/releases", { token, body: { sources, override: true } })).code).toBe(0);
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
			where counting = (select counting from calendar) and category_id = ${ANY} and status = '' and project_id = ${ANY} group by 1 having sum(count) <> 0 order by 1`.execute(
			test.services.db,
		)
	).rows;

const ANY = "00000000-0000-0000-0000-000000000000";
const LATE = new Date("2019-11-21T18:00:00Z");

/** The list's cases of one day. */
async function listed(day: string): Promise<unknown> {
	const { data } = await test.call(`/report/api.Messages/getList?from=${day}&to=${day}&limit=50`);
	return valueIn(data, "total");
}

it("calculates numbers, filters and counts by day in the time zone of the release, and anew where that changes", async () => {
	const { db } = test.services;
	expect(await findTimeZone(db)).toBe("Asia/Shanghai");
	expect(await nextNumber(db, LATE)).toMatch(/^20191122-/);
	await sql`update message set submitted_at = ${LATE.toISOString()} where id = (
		select id from message where published order by id limit 1)`.execute(db);
	expect(await stored()).toEqual(await countedIn("Asia/Shanghai"));
	expect([await listed("2019-11-21"), await listed("2019-11-22")]).toEqual([0, 1]);

	await publishIn("America/New_York");
	expect(await listed("2019-11-22")).toBe(1);
	await countDaysAnew(db);
	expect(await nextNumber(db, LATE)).toMatch(/^20191121-/);
	expect(await stored()).toEqual(await countedIn("America/New_York"));
	expect([await listed("2019-11-21"), await listed("2019-11-22")]).toEqual([1, 0]);
	await sql`update message set published = false where submitted_at = ${LATE.toISOString()}`.execute(db);
	expect(await listed("2019-11-21")).toBe(0);
});

/** Files and takes back from the public while the counting is at some place among them. */
async function changeMeanwhile(): Promise<void> {
	const { db } = test.services;
	await sql`insert into message (number, form, form_hash, release_id, category_id, title, data, status, submitted_at,
			published, idempotency_owner, idempotency_key, request_digest)
		select 'copy-' || number, form, form_hash, release_id, category_id, title, data, status, submitted_at, true,
			'copies', number, '' from message where published and idempotency_owner = 'example'`.execute(db);
	await sql`update message set published = not published where id in (
		select id from message where idempotency_owner = 'copies' order by number limit 7)`.execute(db);
	await sql`delete from message where id in (
		select id from message where idempotency_owner = 'copies' order by number desc limit 3)`.execute(db);
}

it("counts in another zone beside what is filed meanwhile, batch by batch, and misses none of it", async () => {
	const { db } = test.services;
	const batch = async () =>
		(await sql<{ more: boolean }>`select count_days_anew(3) as more`.execute(db)).rows[0]?.more ?? false;
	await publishIn("Pacific/Kiritimati");
	await batch();
	await publishIn("Asia/Kathmandu");
	for (let batches = 0; batches < 4; batches += 1) await batch();
	await changeMeanwhile();
	expect(await stored()).toEqual(await countedIn("America/New_York"));
	while (await batch());
	expect(await stored()).toEqual(await countedIn("Asia/Kathmandu"));
	await changeBack();
	expect(await stored()).toEqual(await countedIn("Asia/Kathmandu"));
});

const changeBack = () => sql`delete from message where idempotency_owner = 'copies'`.execute(test.services.db);

it("publishes in another zone beside a transaction that has a case in hand, and counts when that has ended", async () => {
	const { db } = test.services;
	await db.transaction().execute(async (transaction) => {
		await sql`update message set published = not published where id = (select id from message limit 1)`.execute(
			transaction,
		);
		await publishIn("Asia/Tokyo");
		await expect(sql`select count_days_anew(3)`.execute(db)).rejects.toThrow("lock timeout");
	});
	await countDaysAnew(db);
	expect(await stored()).toEqual(await countedIn("Asia/Tokyo"));
});
