import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RequestOf } from "../../schemas/operation.ts";
import { listArticles } from "../repositories/content/article.ts";
import { readFacets } from "../repositories/messages/case-facets.ts";
import { listFollowed } from "../repositories/messages/followed-messages.ts";
import { listPublished } from "../repositories/messages/published-messages.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { seedScale } from "./seed-scale.ts";

const CASES = 1_900;

let test: TestApp;
const notified: string[] = [];

beforeAll(async () => {
	test = await openTestApp();
	const scale = { cases: CASES, articles: 1_500, projects: 5 };
	await seedScale(test.services.db, scale, (what, added) => notified.push(`${added} ${what}`));
}, 120_000);
afterAll(() => test.close());

const published = (query: RequestOf<"messagesGetList">) => listPublished(test.services.db, query);
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

it("adds as much as it is told to, and tells of it", async () => {
	expect(notified).toEqual(["5 projects", "1500 articles", `${CASES} cases`]);
	const { rows } = await sql<{ status: string; cases: number }>`
		select status, count(*) as cases from message where idempotency_owner = 'scale' group by status
	`.execute(test.services.db);
	expect(rows.reduce((sum, { cases }) => sum + cases, 0)).toBe(CASES);
	expect(rows.length).toBeGreaterThan(6);
});

it("keeps the totals by day true to the cases", async () => {
	const { rows } = await sql<{ total: number }>`select count(*) as total from message where published`.execute(
		test.services.db,
	);
	expect((await published({ limit: 1 })).total).toBe(rows[0]?.total);
	const some = (await published({ limit: 50 })).rows.find(({ project_id }) => project_id !== null);
	const query = { project_id: some?.project_id ?? "", status: some?.status ?? "closed" } as const;
	const counted = await sql<{ total: number }>`
		select count(*) as total from message
		where published and project_id = ${query.project_id} and status = ${query.status}
	`.execute(test.services.db);
	expect((await published(query)).total).toBe(counted.rows[0]?.total);
});

it.each([
	{ sort: "newest" },
	{ sort: "oldest" },
	{ sort: "replied" },
	{ category: "roads" },
	{ keyword: "canal" },
] as const)("finds the same far page by its number as by walking there: %o", async (query) => {
	const far = 6;
	// How many of the cases drawn at random have the word is left to chance, but never fewer than three of these pages.
	const limit = 20;
	let page = await published({ ...query, limit });
	for (let number = 2; number <= far && page.next; number++)
		page = await published({ ...query, limit, cursor: page.next });
	expect(page.page.number).toBeGreaterThan(2);
	expect(idsOf(await published({ ...query, limit, page: page.page.number }))).toEqual(idsOf(page));
});

it("finds a page beyond a landmark of a list by views", async () => {
	const { db } = test.services;
	const { rows } = await sql<{ id: string }>`
		select id from article where published_at <= now() order by views desc, id desc offset 1200 limit 50
	`.execute(db);
	expect(idsOf(await listArticles(db, { sort: "views", page: 25, limit: 50 }))).toEqual(idsOf({ rows }));
});

it("counts for words what it counts without, under every filter", async () => {
	const { db } = test.services;
	const { rows } = await sql<{ status: string; count: number }>`
		select status, count(*) as count from message where published and title || ' ' || public_text ilike '%运河%'
		group by 1 order by 2 desc
	`.execute(db);
	const facets = await readFacets(db, { keyword: "运河", status: "closed" });
	expect(new Map(facets.status.map(({ value, count }) => [value, count]))).toEqual(
		new Map(rows.map(({ status, count }) => [status, count])),
	);
	const closed = rows.find(({ status }) => status === "closed")?.count;
	expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(closed);
});

it("hides from followers what is not public any more, and shows it again once it is", async () => {
	const { db } = test.services;
	const token = await test.login("13700000042");
	const [id = ""] = idsOf(await published({ limit: 1 }));
	const { data } = await test.call("/report/api.Messages/follow", { body: { id, follow: true }, token });
	expect(data).toEqual({ followed: true });
	const { user_id } = await db.selectFrom("message_follow").select("user_id").executeTakeFirstOrThrow();
	const followed = async () => (await listFollowed(db, user_id, {})).total;
	expect(await followed()).toBe(1);
	await db.updateTable("message").set({ published: false }).where("id", "=", id).execute();
	expect(await followed()).toBe(0);
	await db.updateTable("message").set({ published: true }).where("id", "=", id).execute();
	expect(await followed()).toBe(1);
});
