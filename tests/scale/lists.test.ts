import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RequestOf } from "../../schemas/operation.ts";
import { listPublished } from "../../server/repositories/messages/published-messages.ts";
import { seedScale } from "../../server/seeding/seed-scale.ts";
import { openTestApp, type TestApp } from "../../server/testing/test-app.ts";

/** As many as the planner needs to choose as it does in a city: of a few thousand it reads all. */
const CASES = 30_000;

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
	await seedScale(test.services.db, { cases: CASES, articles: 0, projects: 20 });
	await sql`vacuum analyze message`.execute(test.services.db);
}, 600_000);
afterAll(() => test.close());

/** The plan that the database chooses by itself. */
async function planOf(query: ReturnType<typeof sql>): Promise<string> {
	const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(test.services.db);
	return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const published = (query: RequestOf<"messagesGetList">) => listPublished(test.services.db, query);

it.each([
	["the newest published cases", sql`published order by submitted_at desc, id desc`],
	["the cases of a team", sql`assigned_team = 'streets' order by submitted_at desc, id desc`],
	["what is due soonest", sql`due_at < '9999-01-01T00:00:00Z' order by due_at, id`],
])("the first page of %s is read from an index, without reading all or sorting", async (_what, question) => {
	const plan = await planOf(sql`select id from message where ${question} limit 10`);
	expect(plan).toContain("Index");
	expect(plan).not.toMatch(/Sort|Seq Scan/);
});

it.each(["newest", "oldest"] as const)("a page far down the %s cases has those that stand there", async (sort) => {
	const { rows, total } = await published({ sort, limit: 20, page: 900 });
	const direction = sql.raw(sort === "newest" ? "desc" : "asc");
	const expected = await sql<{ id: string }>`
		select id from message where published order by submitted_at ${direction}, id ${direction} offset ${899 * 20} limit 20
	`.execute(test.services.db);
	expect(total).toBeGreaterThan(900 * 20);
	expect(rows.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id));
});

it("pages through a status and counts it as the cases themselves do", async () => {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from message where published and status = 'closed'
	`.execute(test.services.db);
	const seen = new Set<string>();
	let page = await published({ status: "closed", limit: 50 });
	expect(page.total).toBe(rows[0]?.count);
	for (let number = 1; number < 20; number++) {
		for (const { id } of page.rows) seen.add(id);
		page = await published({ status: "closed", limit: 50, cursor: page.next ?? "" });
	}
	expect(seen.size).toBe(19 * 50);
});
