import { JSDOM } from "jsdom";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listArticles } from "../repositories/content/article.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { pageHead } from "./page-head.ts";
import { type ReleasePages, releasePages } from "./release-pages.ts";
import { addressParts, writeSitemap, writeSitemapPart } from "./sitemap.ts";

const HOSTILE = `Bins & "boxes" <script>alert(1)</script> ]]> 路灯`;
const ORIGIN = "https://portal.example";

let test: TestApp;
let release: ReleasePages;
let articleId: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_PUBLIC_URL: `${ORIGIN}/` });
	const { db } = test.services;
	const found = await releasePages(test.services)();
	if (!found) throw new Error("there is no release");
	release = found;
	const article = {
		slug: "hostile",
		title: HOSTILE,
		summary: HOSTILE,
		cover: null,
		category: "News",
		author: "A",
		body: "",
	};
	const { id } = await db
		.insertInto("article")
		.values({ ...article, published_at: new Date() })
		.returning("id")
		.executeTakeFirstOrThrow();
	articleId = id;
}, 60_000);
afterAll(() => test.close());

const get = async (url: string) => {
	const { statusCode, body, headers } = await test.app.inject({ url, headers: { accept: "text/html" } });
	return { statusCode, body, type: String(headers["content-type"]) };
};
const xmlAt = async (url: string) => {
	const { statusCode, body } = await get(url);
	expect(statusCode).toBe(200);
	return parsed(body);
};
const parsed = (body: string) => new JSDOM(body, { contentType: "application/xml" }).window.document;
const textsOf = (document: Document, tag: string) =>
	[...document.getElementsByTagName(tag)].map(({ textContent }) => textContent);

const headAt = async (path: string, locale = "en-US") => {
	const source = { db: test.services.db, release, url: new URL(path, ORIGIN), origin: ORIGIN, locale };
	const { markup, locale: lang, found } = await pageHead(source);
	const { document } = new JSDOM(`<!doctype html><head>${markup}</head>`).window;
	const meta = (key: string) =>
		document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute("content");
	const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");
	const feeds = [...document.head.querySelectorAll('link[type="application/rss+xml"]')];
	return { title: document.title, lang, meta, canonical, feeds, found, scripts: document.scripts.length };
};

it("lists every public page, article, published case and project in the sitemap, and nothing else", async () => {
	const locations = textsOf(await xmlAt("/sitemap.xml"), "loc");
	for (const path of ["/index/index", "/article/list", "/report/index", "/message/index"])
		expect(locations).toContain(ORIGIN + path);
	for (const path of ["/login", "/user/index", "/error/404", "/article/detail"])
		expect(locations).not.toContain(ORIGIN + path);
	expect(locations).toContain(`${ORIGIN}/article/detail?id=${articleId}`);
	const hidden = await test.services.db.selectFrom("message").select("id").where("published", "=", false).execute();
	expect(hidden.length).toBeGreaterThan(0);
	for (const { id } of hidden) expect(locations.join(" ")).not.toContain(id);
	const published = await test.services.db.selectFrom("message").select("id").where("published", "=", true).execute();
	for (const { id } of published) expect(locations).toContain(`${ORIGIN}/message/detail?id=${id}`);
});

it("splits a sitemap that grows too long, and loses no address", async () => {
	const { db } = test.services;
	const source = { db, release, origin: ORIGIN, parts: addressParts(db, 20) };
	const index = textsOf(parsed(await writeSitemap(source)), "loc");
	const names = index.map((address) => /sitemaps\/(.+)\.xml$/.exec(address ?? "")?.[1] ?? "");
	const parts = await Promise.all(names.map((name) => writeSitemapPart(source, name)));
	const split = parts.flatMap((part) => textsOf(parsed(part ?? ""), "loc"));
	const whole = textsOf(await xmlAt("/sitemap.xml"), "loc");
	expect(split.toSorted()).toEqual(whole.toSorted());
	for (const name of ["article-99", "nothing-1", "article-0", "..%2f"]) {
		expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
	}
});

it("tells crawlers where the sitemap is", async () => {
	const { body, type } = await get("/robots.txt");
	expect(type).toContain("text/plain");
	expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
	expect(body).toContain("Disallow: /uploads/");
});

it.each(["articles", "messages"])("feeds the newest %s as RSS, well-formed whatever they are called", async (name) => {
	const feed = await xmlAt(`/feeds/${name}.xml`);
	expect(feed.documentElement.getAttribute("version")).toBe("2.0");
	const items = [...feed.getElementsByTagName("item")];
	expect(items.length).toBeGreaterThan(10);
	expect(items.length).toBeLessThanOrEqual(30);
	const times = textsOf(feed, "pubDate").map((text) => Date.parse(text ?? ""));
	expect(times).toEqual([...times].sort((a, b) => b - a));
	for (const item of items) expect(item.getElementsByTagName("link")[0]?.textContent).toContain(`${ORIGIN}/`);
});

it("carries a hostile title through the feed unharmed", async () => {
	const [first] = [...(await xmlAt("/feeds/articles.xml")).getElementsByTagName("item")];
	expect(first?.getElementsByTagName("title")[0]?.textContent).toBe(HOSTILE);
	expect(first?.getElementsByTagName("description")[0]?.textContent).not.toContain("<script>");
});

it("feeds articles and cases in each language of the site, under names in it", async () => {
	for (const [name, english, chinese] of [
		["articles", "Articles", "文章资讯"],
		["messages", "Published cases", "信息公开"],
	] as const) {
		const feeds = { en: await xmlAt(`/feeds/${name}.xml`), zh: await xmlAt(`/feeds/zh-CN/${name}.xml`) };
		expect(textsOf(feeds.en, "title")[0]).toBe(`${english} · Yunting Citizen Portal`);
		expect(textsOf(feeds.zh, "title")[0]).toBe(`${chinese} · 云汀市民服务门户`);
		expect(textsOf(feeds.en, "language")).toEqual(["en-US"]);
		expect(textsOf(feeds.zh, "language")).toEqual(["zh-CN"]);
		expect(textsOf(feeds.zh, "category").filter((category) => /[A-Za-z]/.test(category ?? ""))).toEqual([]);
		expect(textsOf(feeds.zh, "guid")).toEqual(textsOf(feeds.en, "guid"));
		const self = feeds.zh.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")[0];
		expect(self?.getAttribute("href")).toBe(`${ORIGIN}/feeds/zh-CN/${name}.xml`);
	}
	for (const path of ["/feeds/fr-FR/articles.xml", "/feeds/toString.xml", "/feeds/zh-CN/nothing.xml"])
		expect((await get(path)).statusCode).toBe(404);
});

it("leads from every page to the feeds in both languages", async () => {
	const { feeds } = await headAt("/index/index");
	const named = feeds.map((link) => ["hreflang", "title", "href"].map((name) => link.getAttribute(name)).join(" | "));
	expect(named).toEqual([
		`en-US | Articles · Yunting Citizen Portal | ${ORIGIN}/feeds/articles.xml`,
		`en-US | Published cases · Yunting Citizen Portal | ${ORIGIN}/feeds/messages.xml`,
		`zh-CN | 文章资讯 · 云汀市民服务门户 | ${ORIGIN}/feeds/zh-CN/articles.xml`,
		`zh-CN | 信息公开 · 云汀市民服务门户 | ${ORIGIN}/feeds/zh-CN/messages.xml`,
	]);
	for (const link of feeds) expect((await get(new URL(link.getAttribute("href") ?? "").pathname)).statusCode).toBe(200);
});

it("says of a page what its document declares in the reader's language", async () => {
	const { title, lang, meta } = await headAt("/article/list", "zh-CN");
	expect(lang).toBe("zh-CN");
	expect(title).toBe("全部文章 · 云汀市民服务门户");
	expect(meta("description")).toMatch(/^\p{Script=Han}/u);
	expect(meta("og:site_name")).toBe("云汀市民服务门户");
	expect(meta("og:locale")).toBe("zh_CN");
});

it("knows which addresses lead to nothing that everybody may see", async () => {
	const hidden = await test.services.db.selectFrom("message").select("id").where("published", "=", false).execute();
	const absent = ["/no/such/page", "/error/404", "/article/detail?id=99999999", "/project/detail?id=%27"];
	for (const path of [...absent, `/message/detail?id=${hidden[0]?.id}`]) {
		expect({ path, found: (await headAt(path)).found }).toEqual({ path, found: false });
	}
	for (const path of ["/", "/login", "/article/detail", `/article/detail?id=${articleId}`, "/user/index"]) {
		expect({ path, found: (await headAt(path)).found }).toEqual({ path, found: true });
	}
});

it("describes the installable portal by the site document, with icons of the sizes it names", async () => {
	const { body, type } = await get("/manifest.webmanifest");
	expect(type).toContain("application/manifest+json");
	const manifest = JSON.parse(body);
	const { site } = release.manifest;
	expect(manifest).toMatchObject({ name: site.name, theme_color: site.brand.primary, start_url: site.home });
	for (const { src, sizes } of manifest.icons) {
		const { rawPayload } = await test.app.inject(src);
		const { width, height, format } = await sharp(rawPayload).metadata();
		expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
	}
	expect((await get("/icons/toString.png")).statusCode).toBe(404);
});

it("renders icons in the brand's colour", async () => {
	const { rawPayload } = await test.app.inject("/icons/maskable.png");
	const [red, green, blue] = await sharp(rawPayload).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
	const hex = [red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, "0")).join("");
	expect(`#${hex}`).toBe(release.manifest.site.brand.primary);
});

it("says of a page what its document declares", async () => {
	const { site } = release.manifest;
	const page = release.pages.get("/article/list");
	const { title, meta, canonical } = await headAt("/article/list?page=3");
	expect(title).toBe(`${page?.title} · ${site.name}`);
	expect(meta("description")).toBe(page?.description);
	expect(meta("og:site_name")).toBe(site.name);
	expect(meta("og:image")).toBe(`${ORIGIN}/icons/512.png`);
	expect(canonical).toBe(`${ORIGIN}/article/list`);
	expect((await headAt("/")).canonical).toBe(`${ORIGIN}${site.home}`);
});

it("says of an article, a case and a project what they are called, escaped", async () => {
	const article = await headAt(`/article/detail?id=${articleId}&from=mail`);
	expect(article.title).toBe(`${HOSTILE} · ${release.manifest.site.name}`);
	expect(article.meta("description")).toBe(HOSTILE);
	expect(article.meta("og:type")).toBe("article");
	expect(article.canonical).toBe(`${ORIGIN}/article/detail?id=${articleId}`);
	expect(article.scripts).toBe(0);
	const { db } = test.services;
	const message = await db
		.selectFrom("message")
		.select(["id", "title"])
		.where("published", "=", true)
		.executeTakeFirst();
	expect((await headAt(`/message/detail?id=${message?.id}`)).title).toContain(message?.title);
	const project = await db.selectFrom("project").select(["id", "title"]).executeTakeFirst();
	expect((await headAt(`/project/detail?id=${project?.id}`)).title).toContain(project?.title);
});

it("says nothing of what is not public, and has it left out of search engines", async () => {
	const { db } = test.services;
	const hidden = await db
		.selectFrom("message")
		.select(["id", "title"])
		.where("published", "=", false)
		.executeTakeFirst();
	if (!hidden) throw new Error("every case is published");
	const { title, meta } = await headAt(`/message/detail?id=${hidden.id}`);
	expect(title).not.toContain(hidden.title);
	expect(meta("robots")).toBe("noindex");
	for (const path of ["/no/such/page", "/login", "/user/index", "/article/detail?id=%27", "/error/404"])
		expect((await headAt(path)).meta("robots")).toBe("noindex");
	expect((await headAt("/message/index")).meta("robots")).toBeUndefined();
});

it("counts no view for a head", async () => {
	const views = async () => (await listArticles(test.services.db, { limit: 1 })).rows[0]?.views;
	const before = await views();
	await headAt(`/article/detail?id=${articleId}`);
	expect(await views()).toBe(before);
});
