import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedScale } from "../database/seed-scale.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { matchesKeyword } from "./search.ts";
import { countUpTo, type Keyset, nearestRows, readKeys } from "./set-keys.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
	await seedScale(test.services.db, { cases: 2_600, articles: 0, projects: 0 });
}, 120_000);
afterAll(() => test.close());

const OPEN = sql<boolean>`due_at < '9999-01-01T00:00:00Z'`;

const setOf = (keyword: string): Keyset => ({
	table: "message",
	key: "submitted_at",
	descending: true,
	where: [sql<boolean>`published`],
	search: matchesKeyword(keyword, ["title", "public_text"]),
});

/** The plan of a query, without the ways that a small table would be read by. */
async function planOf(query: ReturnType<typeof sql>): Promise<string> {
	return test.services.db.transaction().execute(async (transaction) => {
		await sql`set local enable_seqscan = off`.execute(transaction);
		await sql`set local enable_sort = off`.execute(transaction);
		const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(transaction);
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	});
}

it("reads the nearest cases from the index of their order", async () => {
	const set = setOf("canal");
	const plan = await planOf(sql`select count(*) from ${nearestRows(set, set.where, 100)}`);
	expect(plan).toContain("using message_newest");
	expect(plan).not.toContain("Sort");
});

it.each([
	["message_due_priority", sql`priority = 2 and ${OPEN} order by due_at, id`],
	["message_due_team", sql`assigned_team = 'streets' and ${OPEN} order by due_at, id`],
	["message_due_district", sql`district = 'West' and ${OPEN} order by due_at, id`],
	["message_all_team", sql`assigned_team = 'streets' order by submitted_at desc, id desc`],
	["message_all_district", sql`district = 'West' order by submitted_at desc, id desc`],
	[
		"message_all_category",
		sql`category_id = '00000000-0000-0000-0000-000000000000' order by submitted_at desc, id desc`,
	],
])("filters and sorts the desk's list by %s alone", async (index, question) => {
	const plan = await planOf(sql`select id from message where ${question} limit 10`);
	expect(plan).toContain(index);
	expect(plan).not.toContain("Sort");
});

it("counts a frequent word among the nearest, and a rarer one in all", async () => {
	const { db } = test.services;
	const exact = async (word: string, from: ReturnType<typeof sql>) =>
		(
			await sql<{ count: number }>`select count(*) as count from ${from}
				where title || ' ' || public_text ilike ${`%${word}%`}`.execute(db)
		).rows[0]?.count;
	const all = sql`(select * from message where published) as every`;
	const near = sql`(select * from message where published order by submitted_at desc, id desc limit 2000) as near`;
	expect(await countUpTo(db, setOf("canal"), 2_000)).toBe(await exact("canal", near));
	const [rare] = (
		await sql<{ id: string }>`select id from message where published order by submitted_at, id limit 1`.execute(db)
	).rows;
	await sql`update message set title = 'Quetzal ' || title where id = ${rare?.id}`.execute(db);
	expect(await countUpTo(db, setOf("quetzal"), 2_000)).toBe(await exact("quetzal", all));
	const found = await readKeys(db, setOf("quetzal"), { where: setOf("quetzal").where, limit: 11, offset: 0 });
	expect(found.map(({ id }) => id)).toEqual([rare?.id]);
});
