import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { carryOutRetention, tryRetention } from "./retention.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** The cases of a category in a state; moved so many years into the past, with all that was done about them. */
async function agedCases(code: string, status: string, years: number): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		update message set status = ${status}, submitted_at = submitted_at - make_interval(years => ${years})
		where category_id = (select id from category where code = ${code}) and idempotency_owner = 'example'
			and status in ('closed', 'in_progress')
		returning id
	`.execute(test.services.db);
	const ids = rows.map(({ id }) => id);
	await sql`
		update message_flow set created_at = created_at - make_interval(years => ${years}) where message_id = any(${ids})
	`.execute(test.services.db);
	return ids;
}

const rowsOf = (ids: string[]) =>
	test.services.db
		.selectFrom("message")
		.select(["id", "published", "data", "user_id", "anonymised_at", "query_code_mac"])
		.where("id", "in", ids)
		.execute();

const dueNow = async () => {
	const tallies = await tryRetention(test.services.db);
	return Object.fromEntries(tallies.filter(({ cases }) => cases > 0).map(({ code, cases }) => [code, cases]));
};

/** An administrator who may read the cases of a category, too. */
async function readerOf(category: string): Promise<string> {
	const mobile = "13700000078";
	const token = await test.login(mobile);
	const assignments = JSON.stringify([{ right: "reads", category }]);
	const set = { roles: sql<never>`array['administrator']`, assignments };
	await test.services.db.updateTable("app_user").set(set).where("mobile", "=", mobile).execute();
	return token;
}

const forecastOf = (data: unknown, code: string) => {
	const own = asArray(valueIn(data, "categories")).find((one) => valueIn(one, "code") === code);
	return valueIn(own, "states");
};

it("anonymises and deletes what its category no longer keeps, once, and writes down that it did", async () => {
	const { db } = test.services;
	expect(await dueNow()).toEqual({});
	const noise = await agedCases("noise", "closed", 6);
	const integrity = await agedCases("integrity", "closed", 3);
	const [touched = "", ...due] = noise;
	await db
		.updateTable("message")
		.set({ query_code_mac: Buffer.from("mac") })
		.where("id", "in", noise)
		.execute();
	await sql`
		insert into message_flow (message_id, action, to_status) values (${touched}, 'rate', 'closed')
	`.execute(db);
	await agedCases("roads", "in_progress", 9);
	await agedCases("waste", "closed", 4);
	const before = await rowsOf(due);
	const administrator = await test.login(ADMIN_MOBILE);
	const forecast = await test.call("/admin/api/retention", { token: administrator });
	expect(forecastOf(forecast.data, "noise")).toEqual([
		{ status: "closed", label: "Closed", now: due.length, month: due.length, year: due.length },
	]);
	expect(forecastOf(forecast.data, "integrity")).toEqual([]);
	expect(valueIn(forecast.data, "restricted")).toMatchObject({ now: integrity.length });
	const reader = await readerOf("integrity");
	const theirs = await test.call("/admin/api/retention", { token: reader });
	expect(forecastOf(theirs.data, "integrity")).toMatchObject([{ status: "closed", now: integrity.length }]);
	expect(valueIn(theirs.data, "restricted")).toEqual({ now: 0, month: 0, year: 0 });
	expect(JSON.stringify(before)).toContain("contact_mobile");
	expect(await dueNow()).toEqual({ noise: due.length, integrity: integrity.length });
	expect(await rowsOf(due)).toEqual(before);

	const done = await carryOutRetention(test.services);
	expect(done).toContainEqual({ code: "noise", action: "anonymise", cases: due.length });
	expect(done).toContainEqual({ code: "integrity", action: "delete", cases: integrity.length });
	const after = await rowsOf(noise);
	expect(JSON.stringify(after.filter(({ id }) => id !== touched))).not.toContain("contact_mobile");
	for (const { id, anonymised_at, query_code_mac } of after) {
		expect(anonymised_at === null).toBe(id === touched);
		expect(query_code_mac === null).toBe(id !== touched);
	}
	for (const { id, published } of after)
		if (published) expect((await test.call(`/report/api.Messages/getDetail?id=${id}`)).code).toBe(0);
	expect(await rowsOf(integrity)).toEqual([]);
	const causes = await db
		.selectFrom("erasure")
		.select(["cause", (eb) => eb.fn.countAll<number>().as("count")])
		.groupBy("cause")
		.orderBy("cause")
		.execute();
	expect(causes.map(({ cause, count }) => [cause, Number(count)])).toEqual([
		["retention_anonymised", due.length],
		["retention_deleted", integrity.length],
	]);
	const register = await test.call("/admin/api/retention/register", { token: administrator });
	const anonymised = { category: "noise", cause: "retention_anonymised", length: 5, unit: "years", count: due.length };
	const deleted = { cause: "retention_deleted", count: integrity.length, numbers: [] };
	const hidden = { ...deleted, category: null, name: null, restricted: true, length: null, unit: null };
	expect(valueIn(register.data, "list")).toMatchObject([anonymised, hidden]);
	const told = await test.call("/admin/api/retention/register", { token: reader });
	const shown = { ...deleted, category: "integrity", restricted: false, length: 2, unit: "years" };
	expect(asArray(valueIn(told.data, "list"))).toContainEqual(expect.objectContaining(shown));
	const sought = await test.call("/admin/api/retention/register?category=integrity", { token: administrator });
	expect(valueIn(sought.data, "list")).toEqual([]);
	expect(valueIn(register.data, "next")).toBeNull();
	const [number] = asArray(valueIn(asArray(valueIn(register.data, "list"))[0], "numbers"));
	const found = await test.call(`/admin/api/retention/register?number=${String(number)}`, { token: administrator });
	expect(valueIn(found.data, "list")).toMatchObject([{ numbers: [number], count: 1 }]);
	expect(await dueNow()).toEqual({});
	expect((await carryOutRetention(test.services)).every(({ cases }) => cases === 0)).toBe(true);
});

it("finds what is due by an index", async () => {
	const { rows } = await sql<{ "QUERY PLAN": string }>`
		explain select id from message where category_id = ${crypto.randomUUID()} and status = any('{closed}')
			and submitted_at < now() and anonymised_at is null
	`.execute(test.services.db);
	expect(valueIn(rows[0], "QUERY PLAN")).toMatch(/^Index Scan using message_(retention|all_category)/);
});
