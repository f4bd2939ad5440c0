import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { startJourney } from "./journey.ts";
import { responseOf } from "./response-of.ts";

const journey = startJourney();

/** What a feed reader would read, by a browser's own parser; fails on XML that is not well-formed. */
const readFeed = (page: Page, address: string) =>
	page.evaluate(async (url) => {
		const text = await (await fetch(url)).text();
		const xml = new DOMParser().parseFromString(text, "application/xml");
		const flaw = xml.querySelector("parsererror")?.textContent;
		if (flaw) throw new Error(`${url}: ${flaw}`);
		const first = (name: string) => xml.querySelector(`channel > ${name}`)?.textContent ?? "";
		const links = [...xml.querySelectorAll("item > link")].map(({ textContent }) => textContent ?? "");
		return { title: first("title"), language: first("language"), links };
	}, address);

const headLine = (page: Page, selector: string, attribute: string) =>
	page.locator(`head ${selector}`).first().getAttribute(attribute);

/** Fails where a browser does not take the manifest of a page, or an icon that it names. */
async function expectManifest(page: Page): Promise<void> {
	expect(await headLine(page, "link[rel=manifest]", "href")).toBe("/manifest.webmanifest");
	const devtools = await page.context().newCDPSession(page);
	const { data = "", errors } = await devtools.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	const manifest: { icons: { src: string; purpose: string }[]; display: string } = JSON.parse(data);
	expect(manifest.display).toBe("standalone");
	expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
	for (const { src } of manifest.icons) {
		const prerendered = await page.evaluate(async (address) => {
			const image = new Image();
			image.src = address;
			await image.decode();
			return image.naturalWidth;
		}, src);
		expect(prerendered).toBeGreaterThanOrEqual(192);
	}
}

describe("feeds", () => {
	it("are named on every page in both languages, and lead to articles and cases; so is a manifest that browsers take, with its icons", async () => {
		const page = await journey.open("/article/index");
		const named = await page
			.locator('head link[type="application/rss+xml"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		expect(named).toHaveLength(4);
		const read = await Promise.all(named.map((address) => readFeed(page, address)));
		expect(read.map(({ title, language }) => `${language} ${title}`)).toEqual([
			"en-US Articles · Yunting Citizen Portal",
			"en-US Published cases · Yunting Citizen Portal",
			"zh-CN 文章资讯 · 云汀市民服务门户",
			"zh-CN 信息公开 · 云汀市民服务门户",
		]);
		const { list } = await responseOf(journey, "articlesGetList", { limit: "1" });
		await page.goto(read[0]?.links[0] ?? "");
		await page.getByRole("heading", { level: 1, name: list[0]?.title }).waitFor();
		await expectManifest(page);
	});
});

describe("search engines", () => {
	it("find every public page by robots.txt and the sitemap, and each answers", async () => {
		const { url } = journey.portal();
		const robots = await (await fetch(`${url}/robots.txt`)).text();
		const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
		const text = await (await fetch(sitemap)).text();
		const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
			address.replaceAll("&amp;", "&"),
		);
		const { total } = await responseOf(journey, "articlesGetList", { limit: "1" });
		expect(addresses.filter((address) => address.includes("/article/detail?id="))).toHaveLength(total);
		const pages = addresses.filter((address) => !address.includes("/message/detail"));
		const statuses = await Promise.all(pages.map(async (address) => [address, (await fetch(address)).status]));
		expect(statuses).toEqual(pages.map((address) => [address, 200]));
	});

	it("are told a page's title, description, address and picture, in the language that its reader chose", async () => {
		const { list } = await responseOf(journey, "articlesGetList", { limit: "1" });
		const article = list[0];
		const { url } = journey.portal();
		const notified = async (path: string, cookie = "") => {
			const html = await (await fetch(url + path, { headers: { accept: "text/html", cookie } })).text();
			const content = (key: string) => new RegExp(`(?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
			return { html, content, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] };
		};
		const detail = await notified(`/article/detail?id=${article?.id}`);
		expect(detail.title).toBe(`${article?.title} · Yunting Citizen Portal`);
		expect(detail.content("og:title")).toBe(detail.title);
		expect(detail.content("description")).toBe(article?.summary);
		expect(detail.content("og:type")).toBe("article");
		expect(detail.content("og:url")).toBe(`${url}/article/detail?id=${article?.id}`);
		const chinese = await notified("/message/index", "locale=zh-CN");
		expect(chinese.html).toContain('<html lang="zh-CN"');
		expect(chinese.title).toBe("信息公开 · 云汀市民服务门户");
		expect(chinese.content("description")).toMatch(/\p{Script=Han}/u);
	});
});
