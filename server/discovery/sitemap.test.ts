import { JSDOM } from "jsdom";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

const ORIGIN = "https://portal.example";
const MANY = 100_000;
/** What sitemaps.org allows a file. */
const MAX = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_PUBLIC_URL: ORIGIN });
	await sql`
		insert into article (slug, title, summary, category, author, body, published_at)
		select 'many-' || n, 'Article ' || n, 'One of many.', 'News', 'A', '', now() - n * interval '1 minute'
		from generate_series(1, ${MANY}::int) n
	`.execute(test.services.db);
}, 120_000);
afterAll(() => test.close());

const bodyAt = async (address: string) => {
	const { statusCode, body } = await test.app.inject(address.replace(ORIGIN, ""));
	expect(statusCode).toBe(200);
	return body;
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

it("splits the addresses of 100,000 articles into files as large as sitemaps may be, and loses none", async () => {
	const index = await bodyAt("/sitemap.xml");
	const root = new JSDOM(index, { contentType: "application/xml" }).window.document.documentElement;
	expect(root.tagName).toBe("sitemapindex");
	const parts = locations(index);
	expect(parts.filter((part) => part.includes("article-"))).toHaveLength(3);
	const found: string[] = [];
	for (const part of parts) {
		const body = await bodyAt(part);
		const addresses = locations(body);
		expect(addresses.length).toBeGreaterThan(0);
		expect(addresses.length).toBeLessThanOrEqual(MAX.addresses);
		expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MAX.bytes);
		found.push(...addresses);
	}
	const { count } = await test.services.db
		.selectFrom("article")
		.select(({ fn }) => fn.countAll<string>().as("count"))
		.executeTakeFirstOrThrow();
	expect(new Set(found).size).toBe(found.length);
	expect(found.filter((address) => address.includes("/article/detail?id="))).toHaveLength(Number(count));
}, 120_000);

it("feeds no more of them than a reader wants", async () => {
	const body = await bodyAt("/feeds/articles.xml");
	expect(body.match(/<item>/g)).toHaveLength(30);
});
