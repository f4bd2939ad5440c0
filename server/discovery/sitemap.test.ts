import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listAddressed, listPartStarts } from "../repositories/messages/public-address.ts";
import { plansOf } from "../testing/plans-of.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { releasePages } from "./release-pages.ts";
import { addressParts, writeSitemap, writeSitemapPart } from "./sitemap.ts";

const ORIGIN = "https://portal.example";
/** What sitemaps.org allows a file. */
const MAX = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** Many articles, in parts of fewer: as a city with 50 times as many has. */
const MANY = 2_000;
const PART = 1_000;

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_PUBLIC_URL: ORIGIN });
	await sql`
		insert into article (slug, title, summary, category, author, body, published_at)
		select 'many-' || n, 'Article ' || n, 'One of many.', 'News', 'A', '', now() - n * interval '1 minute'
		from generate_series(1, ${MANY}::int) n
	`.execute(test.services.db);
	await sql`vacuum analyze article`.execute(test.services.db);
}, 120_000);
afterAll(() => test.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

it("splits the addresses of many articles into files that are full but for the last, and loses none", async () => {
	const { db } = test.services;
	const release = (await releasePages(test.services)()) ?? expect.fail("there is no release");
	const source = { db, release, origin: ORIGIN, parts: addressParts(db, PART) };
	const index = await writeSitemap(source);
	expect(index).toContain("<sitemapindex ");
	const names = locations(index).flatMap((part) => /sitemaps\/(article-\d)\.xml$/.exec(part)?.[1] ?? []);
	expect(names).toHaveLength(3);
	const files = await Promise.all(names.map((name) => writeSitemapPart(source, name)));
	const found = files.map((file) => locations(file ?? ""));
	const { count } = await db
		.selectFrom("article")
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	expect(found.map(({ length }) => length)).toEqual([PART, PART, Number(count) - 2 * PART]);
	expect(new Set(found.flat()).size).toBe(Number(count));
	for (const address of found.flat()) expect(address).toContain("/article/detail?id=");
	// As many as the portal puts into a file are as many and as much as a file may have.
	const { size } = addressParts(db);
	expect(size).toBe(MAX.addresses);
	expect((Buffer.byteLength(files[0] ?? "") / PART) * size).toBeLessThanOrEqual(MAX.bytes);
});

it("finds where parts begin, and reads the addresses of one, along the index of their order", async () => {
	const { db } = test.services;
	const starts = await plansOf(db, "article", (noting) => listPartStarts(noting, "article", PART));
	const [, second] = await listPartStarts(db, "article", PART);
	const part = await plansOf(db, "article", (noting) => listAddressed(noting, "article", second ?? null, 10));
	expect(starts).toHaveLength(2);
	expect(part).toHaveLength(1);
	for (const plan of [...starts, ...part]) expect(plan).toContain("using article_newest");
	expect(starts[0]).toContain("Index Only Scan");
	expect(part[0]).not.toContain("Sort");
	expect(part[0]).toContain("Index Cond: ((published_at <= now()) AND (ROW(published_at, id) > ROW(");
});

const publish = (slug: string) =>
	sql`
		insert into article (slug, title, summary, category, author, body, published_at)
		values (${slug}, 'New', 'New.', 'News', 'A', '', now())
	`.execute(test.services.db);

it("leaves the parts before the last as they are while more is published", async () => {
	const { db } = test.services;
	const before = await listPartStarts(db, "article", 600);
	await publish("grown");
	expect(await listPartStarts(db, "article", 600)).toEqual(before);
	expect(before).toHaveLength(4);
	const read = await Promise.all(before.map((start) => listAddressed(db, "article", start, 600)));
	expect(new Set(read.flat().map(({ id }) => id)).size).toBe(read.flat().length);
});

it("begins no part where nothing is left for one", async () => {
	expect(await listPartStarts(test.services.db, "project", 1_000)).toEqual([null]);
	const { length } = await listAddressed(test.services.db, "project", null, 1_000);
	expect(await listPartStarts(test.services.db, "project", length)).toEqual([null]);
	expect(await listPartStarts(test.services.db, "project", length - 1)).toHaveLength(2);
});

it("sends a part compressed and with a tag, a 304 to who has it, and asks the database for neither", async () => {
	const url = "/sitemaps/article-1.xml";
	const plain = await test.app.inject(url);
	await publish("after-it-was-cached");
	const packed = await test.app.inject({ url, headers: { "accept-encoding": "br;q=0.5, gzip" } });
	expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
	expect(packed.headers["cache-control"]).toBe("public, max-age=600");
	expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
	const tag = String(packed.headers.etag);
	expect(plain.headers.etag).toBe(tag);
	const again = await test.app.inject({ url, headers: { "if-none-match": `"other", ${tag}` } });
	expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
	expect(again.headers["cache-control"]).toBe("public, max-age=600");
});

it.each(["article-9", "article-0", "article-1x", "pages-1", "__proto__-1", "%2F", ""])(
	"has no part %s",
	async (name) => {
		const { statusCode, headers } = await test.app.inject(`/sitemaps/${name}.xml`);
		expect([statusCode, headers.etag]).toEqual([404, undefined]);
	},
);

it("feeds no more of them than a reader wants", async () => {
	const { statusCode, body } = await test.app.inject("/feeds/articles.xml");
	expect(statusCode).toBe(200);
	expect(body.match(/<item>/g)).toHaveLength(30);
});
