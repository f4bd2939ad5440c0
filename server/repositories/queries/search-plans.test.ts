import { type KyselyPlugin, type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedScale } from "../../seeding/seed-scale.ts";
import { planOf, plansOf } from "../../testing/plans-of.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import type { Page } from "../../wire/paging.ts";
import { countUpTo } from "./count-set.ts";
import { readOffered } from "./keyset.ts";
import { readFound, readKeys } from "./read-keys.ts";
import { matchesKeyword, wordsWhere } from "./search.ts";
import { type Keyset, nearestRows } from "./set-keys.ts";
import { findSlices, rowsInSlices, type Slices } from "./slices.ts";
import { hasTrait, setConditions } from "./traits.ts";

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
	expect(await countUpTo(db, setOf("canal"), 2_000)).toEqual({ total: await exact("canal", near), more: true });
	const [rare] = (
		await sql<{ id: string }>`select id from message where published order by submitted_at, id limit 1`.execute(db)
	).rows;
	await sql`update message set title = 'Quetzal ' || title where id = ${rare?.id}`.execute(db);
	expect(await countUpTo(db, setOf("quetzal"), 2_000)).toEqual({ total: await exact("quetzal", all), more: false });
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
	const { total } = await countUpTo(db, set, 2_000);
	// More than there are: the nearest cases, drawn at random, can never fill the page, which would leave the total unsaid.
	const limit = total + 1;
	const found = await readFound(db.withPlugin(counting), set, { limit, offset: 0 }, 2_000);
	expect(queries).toBeLessThanOrEqual(2);
	expect(found.counted?.total).toBe(total);
	expect(total).toBeGreaterThan(0);
	expect(found.keys).toEqual(await readKeys(db, set, { where: set.where, limit, offset: 0 }));
});

it.each(["canal", "street", "zzqx", "运河"])("finds the same first cases of %s as page after page", async (word) => {
	const { db } = test.services;
	const set = setOf(word);
	const { keys, counted } = await readFound(db, set, { limit: 11, offset: 0 }, 2_000);
	expect([null, await countUpTo(db, set, 2_000)]).toContainEqual(counted);
	expect(keys).toEqual(await readKeys(db, set, { where: set.where, limit: 11, offset: 0 }));
});

const slicedSetOf = (keyword: string): Keyset => ({ ...setOf(keyword), inSlices: true });

it("asks the slices of time by their own index alone, the older ones only where those before do not find enough", async () => {
	const { db } = test.services;
	const plans = await plansOf(db, "message", (noting) =>
		readFound(noting, slicedSetOf("lamp canal"), { limit: 11, offset: 0 }, 2_000),
	);
	const plan = plans.at(-1) ?? "";
	expect(plan.match(/Bitmap Index Scan on message_search_sliced/g)).toHaveLength(1);
	expect(plan).toMatch(/WorkTable Scan on asked.*\n\s*Filter: \(\(total < '60'::bigint\) AND \(quarter > \d+\)\)/);
	expect(plan).not.toMatch(/Bitmap Index Scan on message_search\s/);
	expect(plan).not.toContain("Seq Scan on message");
});

async function slicesOf(set: Keyset, from?: string): Promise<Slices> {
	const slices = await findSlices(test.services.db, set, from);
	if (!slices) throw new Error("These words are looked for in slices.");
	return slices;
}

it("leaves out what a filter does not mean within the index of slices, before a case is read", async () => {
	const { db } = test.services;
	const { where, traits } = setConditions([hasTrait("state", "closed"), hasTrait("district", "West")]);
	const set = { ...slicedSetOf("lamp"), where, traits };
	const slices = await slicesOf(set);
	expect(slices.newest - slices.oldest).toBeGreaterThan(5);
	expect(slices.pieces).toEqual(
		expect.arrayContaining([" state closed'", " district West'", expect.stringMatching(/^[a-z]{2}'$/)]),
	);
	const sliced = sql`select id from ${rowsInSlices(slices, where, 2_000)} order by submitted_at desc, id desc`;
	const [, asked = ""] =
		/Bitmap Index Scan on message_search_sliced.*\n\s*Index Cond: (.*)/.exec(await planOf(db, sliced.compile(db))) ??
		[];
	// One condition for each: one query for all of them would have every list read beside the shortest, step by step.
	expect(asked.match(/@@/g)).toHaveLength(slices.pieces.length);
	const { rows } = await sql<{ id: string }>`${sliced}`.execute(db);
	const all = await readFound(db, { ...set, inSlices: false }, { limit: 2_000, offset: 0 }, 2_000);
	expect(all.keys.length).toBeGreaterThan(0);
	expect(rows.map(({ id }) => id)).toEqual(all.keys.map(({ id }) => id));
});

it("begins with the slice of the place that a page is read after", async () => {
	expect((await slicesOf(slicedSetOf("lamp canal"), "2025-02-03T04:05:06.000Z")).newest).toBe(8100);
});

it("asks for the rarest first: a person who has few cases, then pieces of words, then what most cases have", async () => {
	const { db } = test.services;
	const state = hasTrait("state", "closed");
	const person = hasTrait("person", "0b0f5f3e-7a39-4d5b-9d43-0b7f3a6e2c11");
	const { where, traits } = setConditions([state, person]);
	await sql`analyze message`.execute(db);
	const { pieces } = await slicesOf({ ...slicedSetOf("lamp"), where, traits });
	expect(pieces[0]).toBe(" person 0b0f5f3e-7a39-4d5b-9d43-0b7f3a6e2c11'");
	expect(pieces.at(-1)).toBe(" state closed'");
	expect(pieces.length).toBeGreaterThan(2);
});

it("reads a far page of what words find and counts it at once, its slices only once", async () => {
	const { db } = test.services;
	await sql`update message set title = 'Xylophone ' || title
		where id in (select id from message where published order by submitted_at, id limit 25)`.execute(db);
	const set = slicedSetOf("xylophone");
	const page = { number: 3, limit: 10, after: null };
	const plans = await plansOf(db, "message", (noting) => readOffered(noting, set, page, 2_000));
	// The nearest cases are looked at first, which is one question.
	expect(plans).toHaveLength(2);
	const { keys, total } = await readOffered(db, set, page, 2_000);
	const all = await sql<{ id: string }>`
		select id from message where title like 'Xylophone %' order by submitted_at desc, id desc`.execute(db);
	expect(keys).toEqual({ ids: all.rows.slice(20).map(({ id }) => id), next: null });
	expect(total).toBe(25);
	await expect(readOffered(db, set, { ...page, number: 4 }, 2_000)).rejects.toThrow(/ends before/);
});

it("asks the index of open cases for words that the nearest of them do not hold, looking through no more of these", async () => {
	const { db } = test.services;
	const set = { ...setOf("xylophone"), open: true };
	const plans = await plansOf(db, "message", (noting) => readFound(noting, set, { limit: 30, offset: 0 }, 2_000));
	expect(plans).toHaveLength(2);
	expect(plans[1]).toMatch(/Bitmap Index Scan on message_search\s/);
	expect(await readFound(db, set, { limit: 30, offset: 0 }, 2_000)).toMatchObject({
		counted: { total: 25, more: false },
	});
});

it("goes on beyond the pages that are offered of a frequent word", async () => {
	const { db } = test.services;
	const set = setOf("street");
	const first = await readOffered(db, set, { number: 1, limit: 10, after: null }, 2_000);
	const last = await readOffered(db, set, { number: Math.ceil(first.total / 10), limit: 10, after: null }, 2_000);
	const every = await readFound(db, { ...set, inSlices: false }, { limit: 3_000, offset: 0 }, 3_000);
	expect(first.total).toBe(every.counted?.total);
	expect(last.keys.ids).toEqual(every.keys.slice(Math.floor((first.total - 1) / 10) * 10).map(({ id }) => id));
	expect(last.keys.next).not.toBeNull();
});

it.each(["lamp canal", "harbour", "zzqx", "运河 路灯", "x"])(
	"finds in slices what it finds without, in the same order: %s",
	async (words) => {
		const { db } = test.services;
		const sliced = slicedSetOf(words);
		const whole = setOf(words);
		const first = await readFound(db, sliced, { limit: 11, offset: 0 }, 2_000);
		expect(first.keys).toEqual((await readFound(db, whole, { limit: 11, offset: 0 }, 2_000)).keys);
		for (const offset of [0, 40, 150]) {
			const stretch = { where: whole.where, limit: 11, offset };
			expect(await readKeys(db, sliced, stretch)).toEqual(await readKeys(db, whole, stretch));
		}
	},
);

/** Puts a word into the titles of every fifteenth published case, but of the newest 300. */
const plant = (word: string) =>
	sql`update message set title = ${word} || ' ' || title from (
		select id, row_number() over (order by submitted_at desc, id desc) as place from message where published
	) as placed where placed.id = message.id and place > 300 and place % 15 = 0`.execute(test.services.db);

it("counts the newest quarters that together hold enough, and all where they are few", async () => {
	const { db } = test.services;
	const every = async (set: Keyset) => (await countUpTo(db, set, 2_000)).total;
	for (const words of ["quetzal", "lamp canal"])
		expect(await every(slicedSetOf(words))).toBe(await every(setOf(words)));
	await plant("Okapi");
	const { rows } = await sql<{ total: number }>`
		select sum(count(*)) over (order by date_trunc('quarter', submitted_at at time zone 'UTC') desc) as total
		from message where title like 'Okapi %' group by date_trunc('quarter', submitted_at at time zone 'UTC')`.execute(
		db,
	);
	const upToEachQuarter = rows.map(({ total }) => Number(total));
	const sliced = await every(slicedSetOf("okapi"));
	expect(sliced).toBe(upToEachQuarter.find((total) => total >= 60));
	expect(sliced).toBeLessThan(await every(setOf("okapi")));
	expect(sliced).toBe((await readFound(db, slicedSetOf("okapi"), { limit: 11, offset: 0 }, 2_000)).counted?.total);
});

it("says that there may be more than it counted where it did not look at all, and not where it did", async () => {
	const { db } = test.services;
	await sql`update message set title = 'Wombat ' || title
		where id in (select id from message where published order by submitted_at, id limit 55)`.execute(db);
	const counted = async (set: Keyset, after: Page["after"]) => {
		const { total, more } = await readOffered(db, set, { number: 1, limit: 10, after }, 2_000);
		return { total, more };
	};
	const stretch = { where: setOf("wombat").where, limit: 1, offset: 10 };
	const [place] = await readKeys(db, setOf("wombat"), stretch);
	for (const after of [null, place ? { ...place, page: 2 } : null]) {
		expect(await counted(setOf("wombat"), after)).toEqual({ total: 55, more: false });
		expect(await counted(slicedSetOf("wombat"), after)).toEqual({ total: 55, more: false });
		expect(await counted(setOf("street"), after)).toMatchObject({ more: true });
		expect(await counted(slicedSetOf("okapi"), after)).toMatchObject({ more: true });
	}
});
