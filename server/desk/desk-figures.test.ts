import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const CLERK = "13900000081";

let test: TestApp;
let desk: CaseDesk;
let administrator: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	administrator = await test.login(ADMIN_MOBILE);
	await sql`delete from message`.execute(test.services.db);
}, 60_000);
afterAll(() => test.close());

const figures = async (token = administrator) => asObject((await test.call("/admin/api/desk/figures", { token })).data);

/** A case that was filed so many days ago, and taken up and replied to so many days later. */
async function taken({
	accepted,
	replied,
	rating,
	missed,
}: {
	accepted: number;
	replied: number;
	rating: number | null;
	missed: boolean;
}) {
	const id = await desk.fileId();
	const { db } = test.services;
	await sql`update message set submitted_at = date_trunc('month', now()) - interval '20 days', rating = ${rating}, missed = ${missed},
		replied_at = date_trunc('month', now()) - interval '20 days' + make_interval(days => ${replied}), district = 'North'
		where id = ${id}`.execute(db);
	await sql`insert into message_flow (message_id, action, from_status, to_status, by_citizen, created_at)
		values (${id}, 'accept', 'submitted', 'accepted', false,
		date_trunc('month', now()) - interval '20 days' + make_interval(days => ${accepted}))`.execute(db);
	return id;
}

it("counts medians, percentiles and shares of the cases that were filed", async () => {
	for (let day = 1; day <= 10; day += 1)
		await taken({ accepted: day, replied: 2 * day, rating: day > 7 ? 5 : day > 1 ? 1 : null, missed: day === 10 });
	const { all, by_category, by_district, by_month } = await figures();
	expect(all).toMatchObject({
		filed: 10,
		accept_median: 5.5,
		accept_p90: 9.1,
		reply_median: 11,
		reply_p90: 18.2,
		close_median: null,
		on_time: 0.9,
		reopened: 0,
		satisfied: 1 / 3,
	});
	expect(asArray(by_category).map((one) => valueIn(one, "filed"))).toEqual([10]);
	expect(asArray(by_district)).toMatchObject([{ name: "North", filed: 10 }]);
	expect(asArray(by_month)).toMatchObject([{ name: expect.stringMatching(/^\d{4}-\d{2}$/), filed: 10 }]);
});

it("counts nothing that its reader may not read", async () => {
	const clerk = await test.login(CLERK);
	const assign = (category: string) =>
		sql`update app_user set assignments = ${JSON.stringify([{ right: "reads", category }])}::jsonb where mobile = ${CLERK}`.execute(
			test.services.db,
		);
	await assign("noise");
	expect(valueIn((await figures(clerk)).all, "filed")).toBe(0);
	await assign("suggestion");
	expect(valueIn((await figures(clerk)).all, "filed")).toBe(10);
	const file = await test.app.inject({ url: "/admin/api/desk/figures.csv", headers: { authorization: clerk } });
	expect(file.headers["content-type"]).toContain("text/csv");
	const lines = file.body.trimEnd().split("\r\n");
	expect(lines[0]).toContain("Days until replied, median");
	expect(lines.find((line) => line.startsWith("All cases"))).toContain(",10,5.5,9.1,11,18.2,");
	expect(lines.find((line) => line.startsWith("All cases"))).toMatch(/,0\.333$/);
});

it("notes that a clock has run out when a case moves", async () => {
	const id = await desk.fileId();
	await sql`update message_flow set created_at = now() - interval '40 days' where message_id = ${id}`.execute(
		test.services.db,
	);
	await desk.act(id, { action: "accept" });
	const { missed } = await test.services.db
		.selectFrom("message")
		.select("missed")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	expect(missed).toBe(true);
});

it("counts no days until closed for a case that goes on in another one", async () => {
	const { db } = test.services;
	const settled = await desk.fileId();
	const merged = await desk.fileId();
	for (const { id, action, status, days } of [
		{ id: settled, action: "close", status: "closed", days: 4 },
		{ id: merged, action: "merge", status: "merged", days: 0 },
	]) {
		await sql`update message set status = ${status}, submitted_at = now() - interval '4 days' where id = ${id}`.execute(
			db,
		);
		await sql`insert into message_flow (message_id, action, from_status, to_status, created_at)
			values (${id}, ${action}, 'submitted', ${status}, now() - interval '4 days' + make_interval(days => ${days}))`.execute(
			db,
		);
	}
	expect((await figures()).all).toMatchObject({ close_median: 4 });
});
