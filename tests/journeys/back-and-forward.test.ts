import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { during } from "./during.ts";
import { startJourney } from "./journey.ts";

const journey = startJourney();

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to a height as a reader does, and waits until the browser has come to rest there. */
async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate(
		(to) =>
			new Promise((resolve) => {
				window.addEventListener("scrollend", resolve, { once: true });
				window.scrollTo(0, to);
			}),
		top,
	);
}

it("comes back to the filters, the page and the place of a list, goes forward again, and stays where it was when it is loaded anew", async () => {
	const page = await journey.open("/article/list", { viewport: PHONE });
	const sorted = await during(page.waitForResponse(/Articles\/getList\?.*sort=/), () =>
		page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 }),
	);
	await sorted.finished();
	await page.waitForURL(/sort=/);
	await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
	const list = page.url();
	const entries = page.getByRole("group", { name: "Results" }).getByRole("link");
	await entries.nth(3).waitFor();
	await scrollTo(page, 900);
	const title = await entries.nth(3).textContent();
	// The pointer may have to bring the entry into view.
	await entries.nth(3).hover();
	const place = await scrolled(page);
	expect(place).toBeGreaterThan(0);
	await entries.nth(3).click();
	await page.waitForURL("**/article/detail?id=*");
	await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
	await expect.poll(() => scrolled(page)).toBe(0);
	const article = page.url();

	await page.goBack();
	expect(page.url()).toBe(list);
	await expect.poll(() => scrolled(page)).toBe(place);
	expect(await page.getByRole("combobox", { name: "Sort by" }).inputValue()).not.toBe("");
	expect(await entries.nth(3).textContent()).toBe(title);

	await page.goForward();
	expect(page.url()).toBe(article);
	await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
	await page.goBack();
	await expect.poll(() => scrolled(page)).toBe(place);

	await page.waitForLoadState("networkidle");
	await scrollTo(page, 700);
	await page.reload();
	await expect.poll(() => scrolled(page)).toBe(700);
});
