import type { Page } from "playwright";
import { expect, it } from "vitest";
import { speak } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { responseOf } from "./response-of.ts";

const journey = startJourney();

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** The part of the page under a heading. */
const part = (page: Page, name: string) =>
	page
		.locator("main section")
		.filter({ has: heading(page, name) })
		.last();

async function search(page: Page, words: string): Promise<void> {
	await page.getByRole("main").getByRole("searchbox", { name: "Search the portal" }).fill(words);
	await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
	await page.waitForURL((url) => url.pathname === "/search/index" && url.searchParams.get("keyword") === words);
	await heading(page, `Results for “${words}”`).waitFor();
}

it("searches articles, published cases and projects at once, leads to each, searches in Chinese, and says what to do where nothing is found; from the header of any page, too", async () => {
	const page = await journey.open("/index/index");
	await search(page, "path");
	const wanted = await responseOf(journey, "searchGetAll", { keyword: "path" });
	for (const [kind, { list }] of [
		["Articles", wanted.articles],
		["Published cases", wanted.messages],
		["Projects", wanted.projects],
	] as const) {
		const found = part(page, kind);
		await found
			.getByRole("link", { name: list[0]?.title ?? "" })
			.first()
			.waitFor();
		expect(await found.getByText(/^\d+ results?$/).count()).toBe(1);
	}
	const project = wanted.projects.list[0]?.title ?? "";
	await part(page, "Projects").getByRole("link", { name: project }).first().click();
	await page.waitForURL("**/project/detail?id=*");
	await page.getByRole("heading", { level: 1, name: project }).waitFor();

	await page.goBack();
	await search(page, "电梯");
	const { articles } = await responseOf(journey, "searchGetAll", { keyword: "电梯" });
	await part(page, "Articles")
		.getByRole("link", { name: articles.list[0]?.title ?? "" })
		.first()
		.waitFor();
	await search(page, "nothing has this name");
	await page.getByText("Nothing was found").waitFor();
	await page.getByRole("main").getByRole("link", { name: "File a complaint" }).waitFor();

	await leadTo(page, "/help/index");
	await page.getByRole("heading", { level: 1, name: "How a case is handled" }).waitFor();
	await page.getByRole("banner").getByRole("searchbox", { name: "Search" }).fill("water");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/search/index?keyword=water");
	await heading(page, "Results for “water”").waitFor();
});

/** Shows the notices of the configuration in the reader's language. */
async function showsNotices(page: Page): Promise<void> {
	const { notices } = await responseOf(journey, "configsGetAll", { key: "base" });
	expect(notices.length).toBeGreaterThan(1);
	for (const { title, text } of notices) {
		await page.getByText(title, { exact: true }).waitFor();
		await page.getByText(text, { exact: true }).waitFor();
	}
	await speak(page, "zh-CN");
	await page.getByText("沙洲大桥").first().waitFor();
	for (const { title } of notices) await page.getByText(title, { exact: true }).waitFor({ state: "detached" });
	await speak(page, "en-US");
}

it("shows the notices of the configuration in the reader's language, leads to each section, says how filing works, shows the latest articles and the figures that the server counts, and leads to more of both", async () => {
	const page = await journey.open("/index/index");
	await showsNotices(page);
	const ways = part(page, "What would you like to do?");
	for (const [name, path] of [
		["Read about the city", "/article/index"],
		["Report something", "/report/index"],
		["See what others asked", "/message/index"],
		["My cases", "/user/index"],
	] as const) {
		await ways.getByRole("link", { name }).click();
		await page.waitForURL(`**${path}`);
		await ways.waitFor({ state: "detached" });
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.goBack();
	}

	const steps = part(page, "How filing works").getByRole("list").getByRole("listitem");
	await steps.first().waitFor();
	expect(await steps.getByRole("heading").allTextContents()).toEqual([
		"Tell us",
		"We check within two working days",
		"A department replies within 15 working days",
	]);

	const latest = part(page, "Latest articles");
	const newest = (await responseOf(journey, "articlesGetList", { limit: "4" })).list.map(({ title }) => title);
	await latest.getByRole("link", { name: newest[0] }).waitFor();
	const shown = await latest.getByRole("listitem").getByRole("link").allTextContents();
	expect(shown.map((title) => title.trim())).toEqual(newest);
	await latest.getByRole("link", { name: "All articles" }).click();
	await page.waitForURL("**/article/list");
	await page.goBack();

	const stats = await responseOf(journey, "messagesGetStatistics");
	const figures = part(page, "The city answers");
	const figure = (label: string) =>
		figures.locator("dl > div").filter({ hasText: label }).locator("dd").first().textContent();
	await expect.poll(() => figure("Cases filed"), { timeout: 12_000 }).toBe(String(stats.filed));
	expect(await figure("Handled")).toBe(String(stats.handled));
	expect(await figure("Median time to a reply")).toMatch(/^[\d.]+ days?$/);
	expect(await figure("Satisfied")).toMatch(/^[\d.]+%$/);
	await figures.getByRole("img", { name: /Published cases by month of filing/ }).waitFor();
	await figures.getByText("Show the numbers as a table").click();
	const table = figures.getByRole("table", { name: "Published cases by month of filing" });
	expect(await table.locator("tbody td").allTextContents()).toEqual(stats.by_month.map(({ count }) => String(count)));
	await figures.getByRole("link", { name: "More figures" }).click();
	await page.waitForURL("**/message/index?tab=statistics");
	expect(await page.getByRole("tab", { name: "Statistics" }).getAttribute("aria-selected")).toBe("true");
});
