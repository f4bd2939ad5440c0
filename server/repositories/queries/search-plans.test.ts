import { type KyselyPlugin, type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedScale } from "../../seeding/seed-scale.ts";
import { planOf, plansOf } from "../../testing/plans-of.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { matchesKeyword, wordsWhere } from "./search.ts";
import { countUpTo, type Keyset, nearestRows, readFirstFound, readKeys } from "./set-keys.ts";

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
	search: matchesKeyword("message", keyword, ["title", "public_text"]),
});

it("reads the nearest cases from the index of their order", async () => {
	const set = setOf("canal");
	const { db } = test.services;
	const plan = await planOf(db, sql`select count(*) from ${nearestRows(set, set.where, 100)}`.compile(db));
	expect(plan).toContain("using message_newest");
	expect(plan).not.toContain("Sort");
});

it.each([
	["message_due\\w*", sql`${OPEN}`],
	["message_due", sql`${OPEN} and due_at < now()`],
	["message_due_assignee", sql`${OPEN} and assignee_id is null`],
	["message_due_team", sql`${OPEN} and assigned_team = 'streets'`],
	["message_due_priority", sql`${OPEN} and priority = 2`],
	["message_due_district", sql`${OPEN} and district = 'West'`],
	["message_due_status", sql`${OPEN} and status = 'in_progress'`],
	["message_all_status", sql`status = 'closed'`],
])("counts the desk's list from %s alone, reading no case", async (index, question) => {
	const reads = sql`not restricted and (category_id in (select id from category where team = 'streets') or true)`;
	const { db } = test.services;
	const counted = sql`select count(*) from (select 1 from message where ${reads} and ${question} limit 10000) as counted`;
	const plan = await planOf(db, counted.compile(db));
	expect(plan).toMatch(new RegExp(`Index Only Scan using ${index} `));
});

it("finds words of open cases by the index of these alone, and of all by that of all", async () => {
	const { db } = test.services;
	const search = sql.join(wordsWhere(matchesKeyword("message", "lamp canal", ["title", "public_text"])), sql` and `);
	const asked = (where: RawBuilder<unknown>) => sql`select submitted_at, id from message where ${where} and ${search}`;
	const plan = (where: RawBuilder<unknown>) => planOf(db, asked(where).compile(db));
	expect(await plan(sql`not restricted and ${OPEN}`)).toContain("Bitmap Index Scan on message_search_open");
	expect(await plan(sql`not restricted`)).toMatch(/Bitmap Index Scan on message_search\s/);
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

it("asks the index for the pieces of a word that the fewest cases have, and for no others", async () => {
	const { db } = test.services;
	const { rows } = await sql<{ asked: string; every: string }>`
		select portico_rare_query('message', 'canal 运河街') as asked, portico_query('canal 运河街') as every
	`.execute(db);
	const [{ asked = "", every = "" } = {}] = rows;
	const pieces = (query: string) => query.split(" & ");
	expect(pieces(asked)).toHaveLength(4);
	expect(pieces(every)).toEqual(expect.arrayContaining(pieces(asked)));
	const shareOf = async (piece: string) =>
		(await sql<{ count: number }>`select count(*) as count from message where search @@ ${piece}::tsquery`.execute(db))
			.rows[0]?.count ?? 0;
	const counts = await Promise.all(["'ca'", "'an'", "'na'", "'al'"].map(shareOf));
	const chosen = await Promise.all(
		pieces(asked)
			.filter((piece) => /[a-z]/.test(piece))
			.map(shareOf),
	);
	expect(chosen.toSorted((a, b) => a - b)).toEqual(counts.toSorted((a, b) => a - b).slice(0, 2));
	expect(pieces(every)).toContain("'运河'");
});

it("finds and counts what a word that is neither frequent nor rare stands in by two queries", async () => {
	const { db } = test.services;
	let queries = 0;
	const counting: KyselyPlugin = {
		transformQuery({ node }) {
			queries += 1;
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	const set = setOf("lamp canal");
	const total = await countUpTo(db, set, 2_000);
	// More than there are: the nearest cases, drawn at random, can never fill the page, which would leave the total unsaid.
	const limit = total + 1;
	const found = await readFirstFound(db.withPlugin(counting), set, limit, 2_000);
	expect(queries).toBeLessThanOrEqual(2);
	expect(found.total).toBe(total);
	expect(found.total).toBeGreaterThan(0);
	expect(found.keys).toEqual(await readKeys(db, set, { where: set.where, limit, offset: 0 }));
});

it.each(["canal", "street", "zzqx", "运河"])("finds the same first cases of %s as page after page", async (word) => {
	const { db } = test.services;
	const set = setOf(word);
	const { keys, total } = await readFirstFound(db, set, 11, 2_000);
	expect([null, await countUpTo(db, set, 2_000)]).toContain(total);
	expect(keys).toEqual(await readKeys(db, set, { where: set.where, limit: 11, offset: 0 }));
});

const slicedSetOf = (keyword: string): Keyset => ({ ...setOf(keyword), inSlices: true });

it("asks the slices of time by their own index, the older ones and the index of all only where those do not find enough", async () => {
	const { db } = test.services;
	const plans = await plansOf(db, "message", (noting) => readFirstFound(noting, slicedSetOf("lamp canal"), 11, 2_000));
	const plan = plans.at(-1) ?? "";
	expect(plan.match(/Bitmap Index Scan on message_search_dated/g)).toHaveLength(2);
	expect(plan.match(/Bitmap Index Scan on message_search\s/g)).toHaveLength(1);
	expect(plan.match(/One-Time Filter/g)).toHaveLength(2);
	expect(plan).not.toContain("Seq Scan on message");
});

it.each(["lamp canal", "harbour", "zzqx", "运河 路灯", "x"])(
	"finds in slices what it finds without, in the same order: %s",
	async (words) => {
		const { db } = test.services;
		const [sliced, whole] = [slicedSetOf(words), setOf(words)];
		const first = await readFirstFound(db, sliced, 11, 2_000);
		expect(first.keys).toEqual((await readFirstFound(db, whole, 11, 2_000)).keys);
		for (const offset of [0, 40, 150]) {
			const stretch = { where: whole.where, limit: 11, offset };
			expect(await readKeys(db, sliced, stretch)).toEqual(await readKeys(db, whole, stretch));
		}
	},
);

it("counts what the slices hold that it asks: all where they are few", async () => {
	const { db } = test.services;
	const every = (set: Keyset) => countUpTo(db, set, 2_000);
	expect(await every(slicedSetOf("quetzal"))).toBe(await every(setOf("quetzal")));
	const sliced = await every(slicedSetOf("lamp canal"));
	expect(sliced).toBe((await readFirstFound(db, slicedSetOf("lamp canal"), 11, 2_000)).total);
	expect(sliced).toBeLessThanOrEqual(await every(setOf("lamp canal")));
	expect(sliced).toBeGreaterThan(0);
});
