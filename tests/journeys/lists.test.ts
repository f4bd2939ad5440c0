import type { Page } from "playwright";
import { expect, it } from "vitest";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

const results = (page: Page) => page.getByRole("main").getByText(/^\d+ results?$/);
const rows = (page: Page) => page.getByRole("main").locator("tbody tr");
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Waits until the address has exactly these parameters. */
const atQuery = (page: Page, wanted: Record<string, string>) =>
	page.waitForURL((url) => JSON.stringify(Object.fromEntries(url.searchParams)) === JSON.stringify(wanted));

async function count(page: Page): Promise<number> {
	await results(page).first().waitFor();
	return Number.parseInt((await results(page).first().textContent()) ?? "", 10);
}

async function search(page: Page, words: string): Promise<void> {
	await filters(page).getByRole("searchbox").fill(words);
	await page.keyboard.press("Enter");
	await page.waitForURL((url) => url.searchParams.get("keyword") === words);
}

/** Filters by a choice; back and forward restore it. */
async function filterByChoice(page: Page): Promise<void> {
	const all = await count(page);
	await filters(page).getByLabel("Status").selectOption("closed");
	await atQuery(page, { status: "closed" });
	await page.getByRole("button", { name: "Remove the filter Status: Closed" }).waitFor();
	await page.waitForFunction(() =>
		[...document.querySelectorAll("tbody tr")].every((row) => row.textContent?.includes("Closed")),
	);
	const closed = await count(page);
	expect(closed).toBeGreaterThan(0);
	expect(closed).toBeLessThan(all);

	await page.goBack();
	await page.getByText(`${all} results`, { exact: true }).first().waitFor();
	expect(await filters(page).getByLabel("Status").inputValue()).toBe("");
	await page.goForward();
	await page.getByRole("button", { name: "Remove the filter Status: Closed" }).click();
	await atQuery(page, {});
	await page.getByText(`${all} results`, { exact: true }).first().waitFor();
}

/** Sorts, and goes to the second page, where whoever loads it anew is, too. */
async function sortAndPage(page: Page): Promise<void> {
	await rows(page).first().waitFor();
	const newest = await rows(page).first().textContent();
	await page.getByLabel("Sort by").selectOption("oldest");
	await atQuery(page, { sort: "oldest" });
	await page.waitForFunction((text) => document.querySelector("tbody tr")?.textContent !== text, newest);
	const oldest = await rows(page).first().textContent();

	await page.getByRole("link", { name: "Next page" }).click();
	await atQuery(page, { sort: "oldest", page: "2" });
	await page.waitForFunction((text) => document.querySelector("tbody tr")?.textContent !== text, oldest);
	expect(await page.getByRole("link", { name: "Page 2", exact: true }).getAttribute("aria-current")).toBe("page");
	// Not at the page's heading, where other links lead: then one would come past all filters again.
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Results");
	const onSecond = await rows(page).first().textContent();

	await page.reload();
	await rows(page)
		.first()
		.filter({ hasText: onSecond ?? "" })
		.waitFor();
	await page.goBack();
	await rows(page)
		.first()
		.filter({ hasText: oldest ?? "" })
		.waitFor();
	expect(query(page)).toEqual({ sort: "oldest" });
}

it("filters a list, sorts it and pages through it by the address, which back, forward and a reload restore; says that nothing was found, and leads out of it", async () => {
	const page = await journey.open("/message/index");
	await filterByChoice(page);
	await sortAndPage(page);

	await leadTo(page, "/article/list");
	await page.getByRole("heading", { level: 1, name: "All articles" }).waitFor();
	await filters(page).waitFor();
	await search(page, "nothing has this name");
	await page.getByText("No articles found").waitFor();
	await page.getByRole("link", { name: "Show all articles" }).click();
	await atQuery(page, {});
	await page.getByRole("main").getByRole("link").first().waitFor();
	await expect.poll(() => count(page), WAIT).toBeGreaterThanOrEqual(12);
});
