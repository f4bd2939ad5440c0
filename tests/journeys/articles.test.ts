import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { portalListens } from "./form-page.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { responseOf } from "./response-of.ts";

const journey = startJourney();

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const isPrinted = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** The one whose text is long and has a picture in it. */
const LONG = "The riverside path is open from the shoal to the old ferry";

async function idOf(wanted: string): Promise<string> {
	const { list } = await responseOf(journey, "articlesGetList", { limit: "50" });
	const found = list.find((article) => article.title === wanted);
	if (!found) throw new Error(`There is no article "${wanted}".`);
	return found.id;
}

/** Opens the long article, its text included. */
async function openLong(options = {}): Promise<Page> {
	const page = await journey.open(`/article/detail?id=${await idOf(LONG)}`, options);
	await title(page).filter({ hasText: LONG }).waitFor();
	await page.getByRole("heading", { name: "What comes next" }).waitFor();
	return page;
}

describe("the index of articles", () => {
	it("leads with the newest, has each category with its articles, leads into it with its list filtered, and searches", async () => {
		const page = await journey.open("/article/index");
		const { list } = await responseOf(journey, "articlesGetList", { limit: "1" });
		const newest = list[0]?.title ?? "";
		await main(page).getByRole("heading", { name: newest }).waitFor();
		const { list: categories } = await responseOf(journey, "articlesGetCategory");
		expect(categories.length).toBeGreaterThan(3);
		for (const { name, count } of categories) {
			const part = main(page)
				.locator("section")
				.filter({ has: page.getByRole("heading", { name, exact: true }) })
				.last();
			await part.getByText(count === 1 ? "1 article" : `${count} articles`, { exact: true }).waitFor();
			await part.getByRole("listitem").first().waitFor();
		}
		await main(page).getByRole("link", { name: "Read the article" }).click();
		await page.waitForURL("**/article/detail?id=*");
		await title(page).filter({ hasText: newest }).waitFor();

		await page.goBack();
		const [category] = categories;
		const name = category?.name ?? "";
		const part = main(page)
			.locator("section")
			.filter({ has: page.getByRole("heading", { name, exact: true }) })
			.last();
		await part.getByRole("link", { name: /All of them/ }).click();
		await page.waitForURL((url) => url.pathname === "/article/list" && url.searchParams.get("category") === name);
		await page.getByText(`${category?.count} results`, { exact: true }).first().waitFor();
		await page.goBack();
		await main(page).getByRole("searchbox").fill("night");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/article/list?keyword=night");
		await main(page).getByRole("link", { name: /night/i }).first().waitFor();
	});
});

it("shows the same list to whom its address is given: search, category, order and page", async () => {
	const page = await journey.open("/article/list");
	const filters = page.getByRole("form", { name: "Filters" });
	// By which browsers share a page: where its reader has gone on, it would be the first page's.
	const canonical = page.locator("link[rel=canonical]");
	expect(await canonical.count()).toBe(1);
	await filters.getByLabel("Category").selectOption("News");
	await page.waitForURL(/category=News/);
	expect(await canonical.count()).toBe(0);
	await page.getByLabel("Sort by").selectOption("oldest");
	await page.waitForURL(/sort=oldest/);
	const { list } = await responseOf(journey, "articlesGetList", { category: "News", sort: "oldest" });
	const linksOf = (of: Page) => of.getByRole("group", { name: "Results" }).locator('a[href*="/article/detail"]');
	const entries = linksOf(page);
	const wanted = list.map((article) => article.title);
	await expect.poll(() => entries.allTextContents(), { timeout: 12_000 }).toEqual(wanted);

	const other = await journey.open(page.url().slice(journey.portal().url.length), { viewport: PHONE });
	const shared = linksOf(other);
	await expect.poll(() => shared.allTextContents(), { timeout: 12_000 }).toEqual(wanted);
	const stored = other.getByRole("form", { name: "Filters" }).getByLabel("Category");
	expect(await stored.inputValue()).toBe("News");

	await leadTo(page, "/article/list?page=2");
	const { list: onSecond } = await responseOf(journey, "articlesGetList", { page: "2", limit: "12" });
	expect(onSecond.length).toBeGreaterThan(0);
	const after = linksOf(page);
	await expect
		.poll(() => after.allTextContents(), { timeout: 12_000 })
		.toEqual(onSecond.map((article) => article.title));
});

/** Fails where a picture that has not come yet has no place of its size. */
async function expectPlaceOfPicture(page: Page): Promise<void> {
	const picture = main(page).getByRole("img", { name: "A footbridge over a stream, drawn as it is planned" });
	await picture.waitFor();
	const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
	expect(width).toBeGreaterThan(200);
	expect(width / height).toBeCloseTo(1280 / 720, 1);
	await page.unroute("**/media/**");
}

/** Leads from an article to the one before, the one after and to related ones. */
async function walkOn(page: Page): Promise<void> {
	const { list } = await responseOf(journey, "articlesGetList", { limit: "3" });
	const [newer, middle, older] = list;
	if (!newer || !middle || !older) throw new Error("Expected three articles.");
	await leadTo(page, `/article/detail?id=${middle.id}`);
	await title(page).filter({ hasText: middle.title }).waitFor();
	const way = (text: string) => main(page).getByRole("link").filter({ hasText: text }).first();
	const names = [newer.title, older.title];
	const { previous, next } = await responseOf(journey, "articlesGetDetail", { id: middle.id });
	expect([previous?.title, next?.title].toSorted()).toEqual(names.toSorted());
	await way(next?.title ?? "").click();
	await title(page)
		.filter({ hasText: next?.title ?? "" })
		.waitFor();
	await way(middle.title).click();
	await title(page).filter({ hasText: middle.title }).waitFor();
	const related = await responseOf(journey, "articlesGetRelated", { id: middle.id, limit: "3" });
	expect(related.list.length).toBeGreaterThan(0);
	const part = main(page)
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Related" }) })
		.last();
	for (const { title: name } of related.list) await part.getByRole("link").filter({ hasText: name }).waitFor();
}

describe("an article", () => {
	it("says who wrote it, when, how long it takes to read and how often it was read, keeps a place for its pictures before they have come, and is shared by the device where it can, else its address can be copied", async () => {
		const page = await journey.blank();
		await page.route("**/media/**", () => {});
		await page.goto(`${journey.portal().url}/article/detail?id=${await idOf(LONG)}`, { waitUntil: "commit" });
		await expectPlaceOfPicture(page);
		await portalListens(page);
		for (const text of [
			"Parks Office",
			/^Published on [A-Z][a-z]{2} \d{1,2}, 20\d\d$/,
			/^\d+ minutes? to read$/,
			/^\d+ views?$/,
		])
			await main(page).getByText(text).first().waitFor();
		await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: journey.portal().url });
		await main(page).getByRole("button", { name: "Copy link" }).click();
		await page.getByText("The link is copied").first().waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
		await page.evaluate(() => {
			const share = async (data: unknown) => Reflect.set(window, "shared", data);
			Object.defineProperty(navigator, "share", { value: share, configurable: true });
		});
		await main(page).getByRole("button", { name: "Share" }).click();
		const shared = () => page.evaluate(() => Reflect.get(window, "shared"));
		await expect
			.poll(shared, { timeout: 12_000 })
			.toEqual({ title: `${LONG} · Yunting Citizen Portal`, url: page.url() });
		await main(page).getByRole("button", { name: "Print" }).waitFor();
		await page.getByRole("button", { name: "Language" }).click();
		await page.getByRole("menuitemradio", { name: "简体中文" }).click();
		for (const text of [/发布于\s?20\d\d年\d{1,2}月\d{1,2}日|20\d\d年\d{1,2}月\d{1,2}日/, /分钟/, /次/])
			await main(page).getByText(text).first().waitFor();
	});

	it("has a table of contents whose entries lead to its parts, also for whom the address is given, and is printed without what is only for the screen, dark on white also in dark mode", async () => {
		const page = await openLong({ viewport: PHONE, colorScheme: "dark" });
		const contents = page.getByRole("navigation", { name: "On this page" });
		expect(await contents.getByRole("link").allTextContents()).toEqual([
			"What people asked for",
			"What is still missing",
			"What comes next",
		]);
		await contents.getByRole("link", { name: "What comes next" }).click();
		await page.waitForURL(/#what-comes-next$/);
		const inSight = (of: Page) =>
			of.getByRole("heading", { name: "What comes next" }).evaluate((element) => {
				const { top } = element.getBoundingClientRect();
				return top >= 0 && top < window.innerHeight;
			});
		await expect.poll(() => inSight(page), { timeout: 12_000 }).toBe(true);
		const other = await journey.open(page.url().slice(journey.portal().url.length), { viewport: PHONE });
		await other.getByRole("heading", { name: "What comes next" }).waitFor();
		await expect.poll(() => inSight(other), { timeout: 12_000 }).toBe(true);

		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		expect(await isPrinted(page, "main h1")).toBe(true);
		for (const selector of ["nav[aria-label='Main navigation']", "header search", "main button"])
			expect(await isPrinted(page, selector), selector).toBe(false);
		const paper = await page.evaluate(() => {
			const body = document.querySelector("main p");
			if (!body) throw new Error("The article has no text.");
			const light = (color: string) =>
				(color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
			return {
				text: light(getComputedStyle(body).color),
				ground: light(getComputedStyle(document.body).backgroundColor),
			};
		});
		expect(paper.ground).toBe(765);
		expect(paper.text).toBeLessThan(330);
	});

	it("counts a view once a visit, however often it is loaded anew, and leads to the one before, the one after and to related ones", async ({
		task,
	}) => {
		const { list } = await responseOf(journey, "articlesGetList", { limit: "50" });
		// A reader counts once a day for each article: another try looks at another one.
		const article = list.at(-1 - (task.result?.retryCount ?? 0));
		if (!article) throw new Error("There are no articles.");
		const counted = async () => {
			const { list: now } = await responseOf(journey, "articlesGetList", { limit: "50" });
			return now.find(({ id }) => id === article.id)?.views;
		};
		const page = await journey.open(`/article/detail?id=${article.id}`);
		await title(page).filter({ hasText: article.title }).waitFor();
		expect(await counted()).toBe(article.views + 1);
		await page.reload();
		await title(page).filter({ hasText: article.title }).waitFor();
		expect(await counted()).toBe(article.views + 1);
		await walkOn(page);
	});
});
