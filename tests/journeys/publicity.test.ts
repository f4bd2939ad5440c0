import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { fileSuggestion } from "../../scripts/screenshots/example-member.ts";
import { PHOTO_NAME } from "./fill-complaint.ts";
import { handledCase, REPLY, TITLE } from "./handled-case.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";
import { responseOf } from "./response-of.ts";

const journey = startJourney();

let handled = "";
beforeAll(async () => {
	handled = await handledCase(journey);
}, 60_000);

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const rows = (page: Page) => main(page).locator("tbody tr");

/** Waits until the list says how many there are. */
const counted = (page: Page, total: number) =>
	main(page)
		.getByText(total === 1 ? "1 result" : `${total} results`, { exact: true })
		.first()
		.waitFor();

/** The numbers behind the options of a filter, by what they are called. */
async function countsOf(page: Page, label: string): Promise<Record<string, number>> {
	const options = await filters(page).getByLabel(label).locator("option").allTextContents();
	return Object.fromEntries(
		options.flatMap((option) => {
			const [, name, count] = /^(.+) \((\d+)\)$/.exec(option) ?? [];
			return name ? [[name, Number(count)]] : [];
		}),
	);
}

/** Filters by what state a case is in: says at each choice how many cases it leaves, and leaves as many. */
async function filterByStatus(page: Page): Promise<void> {
	await rows(page).first().waitFor();
	await expect.poll(async () => (await countsOf(page, "Status")).Closed, WAIT).toBeGreaterThan(0);
	const { Closed: closed = 0 } = await countsOf(page, "Status");
	await filters(page).getByLabel("Status").selectOption("closed");
	await page.waitForURL(/status=closed/);
	await counted(page, closed);
	const facets = await responseOf(journey, "messagesGetFacets", { status: "closed" });
	const wanted = facets.category.filter(({ count }) => count > 0).map(({ count }) => count);
	const shown = async () => Object.values(await countsOf(page, "Category")).filter((count) => count > 0);
	await expect.poll(async () => (await shown()).toSorted(), WAIT).toEqual(wanted.toSorted());
	await page.getByRole("button", { name: /^Remove the filter Status/ }).click();
}

async function filterByProject(page: Page): Promise<void> {
	const { list: projects } = await responseOf(journey, "projectGetList", { limit: "50" });
	const project = projects.find(({ message_count }) => message_count > 1);
	if (!project) throw new Error("No project has published cases.");
	const choice = filters(page).getByLabel("Project");
	await choice.locator("option", { hasText: project.title }).waitFor({ state: "attached" });
	await choice.selectOption(project.id);
	await page.waitForURL((url) => url.searchParams.get("project_id") === project.id);
	await counted(page, project.message_count);
	await page.getByRole("button", { name: `Remove the filter Project: ${project.title}` }).click();
}

async function filterByPeriod(page: Page): Promise<void> {
	const { list } = await responseOf(journey, "messagesGetList", { limit: "20" });
	const day = list.at(-1)?.submitted_at.slice(0, 10) ?? "";
	await filters(page).getByLabel("Filed up to").fill(day);
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => url.searchParams.get("to") === day);
	const { total } = await responseOf(journey, "messagesGetList", { to: day });
	await counted(page, total);
	await page.getByRole("button", { name: /^Remove the filter Filed up to/ }).click();
	await page.waitForURL((url) => !url.searchParams.has("to"));
}

/** Finds cases by a keyword; whoever opens the address finds the same. */
async function findByKeyword(page: Page, words: string): Promise<void> {
	await filters(page).getByRole("searchbox").fill(words);
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => url.searchParams.get("keyword") === words);
	const { total, list } = await responseOf(journey, "messagesGetList", { keyword: words });
	expect(total).toBeGreaterThan(0);
	await counted(page, total);
	await main(page)
		.getByRole("link", { name: list[0]?.title ?? "" })
		.first()
		.waitFor();
}

/** Statistics by month, status and category, each with its table, of the period that is chosen. */
async function readStatistics(page: Page): Promise<void> {
	await leadTo(page, "/message/index");
	await page.getByRole("tab", { name: "Statistics" }).click();
	await page.waitForURL(/tab=statistics/);
	const stats = await responseOf(journey, "messagesGetStatistics");
	for (const [title, numbers] of [
		["Published cases by month of filing", stats.by_month.map(({ count }) => count)],
		["Published cases handled, by month of filing", stats.by_month.map(({ replied }) => replied)],
		["Published cases by status", stats.by_status.map(({ count }) => count)],
		["Published cases by category", stats.by_category.map(({ count }) => count)],
	] as const) {
		const figure = main(page).getByRole("figure", { name: title });
		await figure.getByRole("img").first().waitFor();
		await figure.getByText("Show the numbers as a table").click();
		const cells = figure.getByRole("table", { name: title }).locator("tbody td");
		expect(await cells.allTextContents()).toEqual(numbers.map(String));
	}
	const from = new Date().toISOString().slice(0, 10);
	await leadTo(page, `/message/index?tab=statistics&from=${from}`);
	const { filed } = await responseOf(journey, "messagesGetStatistics", { from });
	const value = page.locator("main dl > div").filter({ hasText: "Cases filed" }).locator("dd").first();
	await expect.poll(() => value.textContent(), WAIT).toBe(String(filed));
	expect(filed).toBeLessThan(stats.filed);
}

it("filters published cases by status, project and period, finds them by words of both languages, and keeps these in the address; renders statistics by month, status and category, each with its table, of the period that is chosen", async () => {
	const page = await journey.open("/message/index");
	await filterByStatus(page);
	await filterByProject(page);
	await filterByPeriod(page);
	await findByKeyword(page, "lift");
	await findByKeyword(page, "路灯");
	const other = await journey.open(page.url().slice(journey.portal().url.length), { viewport: PHONE });
	const { total, list } = await responseOf(journey, "messagesGetList", { keyword: "路灯" });
	await counted(other, total);
	expect(await filters(other).getByRole("searchbox").inputValue()).toBe("路灯");
	await main(other)
		.getByRole("link", { name: list[0]?.title ?? "" })
		.first()
		.waitFor();
	await readStatistics(page);
});

/** Fails where a case that is hidden is shown otherwise than one that does not exist. */
async function expectHidden(page: Page): Promise<void> {
	const filer = await journey.newSession();
	const { id: hidden } = await fileSuggestion(journey.portal(), "Not for everybody yet", filer.token);
	const shown: string[] = [];
	for (const id of [hidden, "99999999"]) {
		await leadTo(page, "/help/index");
		await page.getByRole("heading", { level: 1, name: "How a case is handled" }).waitFor();
		await leadTo(page, `/message/detail?id=${id}`);
		await page.getByRole("heading", { level: 1, name: "This case is not shown" }).waitFor();
		await main(page).getByRole("button", { name: "Log in" }).waitFor();
		await main(page).getByRole("link", { name: "Follow a case by number" }).waitFor();
		await main(page).getByRole("listitem").first().waitFor();
		// The latest replies stand below; how long ago they came goes on between two looks.
		const text = (await main(page).textContent())?.replaceAll(/\d+ \w+ ago/g, "");
		shown.push(`${await page.title()} ${text}`);
	}
	expect(shown[0]).toBe(shown[1]);
	expect(shown[0]).not.toContain("Not for everybody yet");
}

it("a published case shows its flow as a timeline, the official reply, its attachments and the rating, and is printed without other cases; one that is hidden is no different from one that does not exist", async () => {
	const page = await journey.open(`/message/detail?id=${handled}`);
	await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
	const { list: flow } = await responseOf(journey, "messageFlowList", { message_id: handled });
	const entries = main(page)
		.locator("section, aside, div")
		.filter({ has: page.getByRole("heading", { name: "How it was handled", exact: true }) })
		.last()
		.getByRole("listitem")
		.filter({ has: page.locator("time") });
	await expect.poll(() => entries.count(), WAIT).toBe(flow.length);
	for (const text of ["Case filed", "Case accepted", "Official reply given"])
		await main(page).getByText(text, { exact: true }).first().waitFor();
	await page.getByRole("heading", { name: "Official reply", exact: true }).waitFor();
	await main(page).getByText(REPLY).waitFor();
	await main(page).getByRole("img", { name: "4 of 5" }).first().waitFor();
	await main(page).getByText(PHOTO_NAME).first().waitFor();
	const others = page.getByRole("heading", { name: "More cases of this category" });
	await others.waitFor();
	await page.emulateMedia({ media: "print" });
	await others.waitFor({ state: "hidden" });
	await page.getByRole("heading", { name: "How it was handled", exact: true }).waitFor();
	await page.emulateMedia({ media: "screen" });
	await expectHidden(page);
});
