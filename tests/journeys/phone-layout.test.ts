import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { inBothLanguages, speak } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";
import { movedWhileLoading, settled } from "./loaded-page.ts";
import { pageAddresses } from "./page-addresses.ts";

const journey = startJourney();

/** The sections whose link does not stand where it should: beside the title where both fit on one line, else below it. */
const misplacedLinks = (page: Page) =>
	page.locator("section > .pt-section__head").evaluateAll((heads) =>
		heads.flatMap((head): string[] => {
			const [title, link] = [head.querySelector("h2, h3"), head.querySelector("a")];
			if (!title || !link) return [];
			const gap = Number.parseFloat(getComputedStyle(head).columnGap) || 0;
			const copy = title.cloneNode(true);
			if (!(copy instanceof HTMLElement)) return [];
			copy.style.cssText = "position: absolute; width: max-content; visibility: hidden";
			head.append(copy);
			const fits = copy.offsetWidth + gap + link.offsetWidth <= head.clientWidth;
			copy.remove();
			const isBeside = link.getBoundingClientRect().top < title.getBoundingClientRect().bottom;
			return isBeside === fits ? [] : [title.textContent ?? ""];
		}),
	);

/** So long what a change has moved may take to come to rest. */
const RESTS_WITHIN_MS = 5_000;

/** By how much a page is wider than its window, as a line where it is. */
async function tooWide(page: Page, what: string): Promise<string[]> {
	await settled(page);
	const over = () => document.documentElement.scrollWidth - window.innerWidth;
	const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
	await page.waitForFunction(fits, undefined, { timeout: RESTS_WITHIN_MS }).catch(() => undefined);
	const pixels = await page.evaluate(over);
	return pixels > 0 ? [`${what} is wider than its window by ${pixels} px`] : [];
}

/** Text of the usual size, and of twice that. */
const SIZES = ["100%", "200%"] as const;

/**
 * What is wrong with a page that has come to rest on a phone, in either language, with text of either size: each is changed as
 * seldom as can be.
 */
const faultsOf = (page: Page, address: string): Promise<string[]> =>
	inBothLanguages(page, async (locale, at) => {
		const found: string[] = [];
		for (const size of at === 0 ? SIZES : SIZES.toReversed()) {
			await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);
			found.push(...(await tooWide(page, `${address} in ${locale}, text of ${size},`)));
			if (size === "100%") found.push(...(await misplacedLinks(page)).map((title) => `${address}: link of “${title}”`));
		}
		return found;
	});

/** The menus of the drawer whose entries are lower than 44 pixels, or not as many as they should be. */
async function lowMenus(page: Page): Promise<string[]> {
	await speak(page, "en-US");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	const low: string[] = [];
	for (const [name, entries] of [
		["Language", 2],
		["Appearance", 3],
	] as const) {
		await page.getByRole("dialog").getByRole("button", { name }).click();
		const items = page.getByRole("menuitemradio");
		await items.first().waitFor();
		const heights = await items.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().height));
		if (heights.filter((height) => height >= 44).length !== entries) low.push(`menu ${name}: ${heights}`);
		await page.keyboard.press("Escape");
		await items.first().waitFor({ state: "hidden" });
	}
	return low;
}

it("no page moves while it loads, is too wide in either language, with text of twice the size, too, or has a section whose link is not where it belongs; nor are entries of the drawer's menus lower than 44 pixels", async () => {
	const session = await journey.newSession();
	const page = await journey.blank({ session, preferences: { locale: "en-US" } }, { viewport: PHONE });
	const found: string[] = [];
	let links = 0;
	for (const address of [...(await pageAddresses(journey)), "/search/index?keyword=road"]) {
		await page.goto(journey.portal().url + address);
		found.push(...(await movedWhileLoading(page, address)));
		links += await page.locator("section > .pt-section__head a").count();
		found.push(...(await faultsOf(page, address)));
	}
	await page.goto(`${journey.portal().url}/user/index?tab=account`);
	found.push(...(await faultsOf(page, "the member's account")), ...(await lowMenus(page)));
	expect(found).toEqual([]);
	expect(links).toBeGreaterThan(2);
}, 300_000);

/** The sections of a page whose description does not stand below their title. */
const besideTitles = (page: Page) =>
	page.locator(".pt-section__head", { has: page.locator("p") }).evaluateAll((heads) =>
		heads.flatMap((head) => {
			const [title, text] = [head.querySelector("h2, h3"), head.querySelector("p")];
			const isBelow = title && text && text.getBoundingClientRect().top >= title.getBoundingClientRect().bottom;
			return isBelow ? [] : [head.textContent ?? ""];
		}),
	);

it("puts a section's description below its title, however much room is beside it", async () => {
	const page = await journey.openPreferring({ locale: "en-US" }, "/report/index");
	const beside = await inBothLanguages(page, async () => {
		const found: string[] = [];
		for (const viewport of [PHONE, DESKTOP]) {
			await page.setViewportSize(viewport);
			await page
				.locator(".pt-section__head", { has: page.locator("p") })
				.first()
				.waitFor();
			found.push(...(await besideTitles(page)));
		}
		return found;
	});
	expect(beside).toEqual([]);
});

it("shows a case's number on one line of the receipt, in both languages", async () => {
	const path = "/report/index?form=suggestion&category=suggestion";
	const page = await journey.openPreferring({ locale: "en-US" }, path, { viewport: PHONE });
	const form = page.getByRole("main").getByRole("form");
	await form.locator("input[type=text]").first().fill("A clock at the ferry landing");
	await form.locator("textarea").first().fill("People wait here and cannot see the time.");
	await form.locator("input[type=checkbox]").last().check();
	await form.locator("[type=submit]").click();
	const numbers = page.getByRole("note").getByText(/^\d{8}-\d{6}$/);
	const broken = await inBothLanguages(page, async (locale) => {
		await numbers.nth(1).waitFor();
		const lines = await numbers.evaluateAll((found) => found.map((each) => each.getClientRects().length));
		return lines.join() === "1,1" ? [] : [`${lines.join()} lines in ${locale}`];
	});
	expect(broken).toEqual([]);
});

it("keeps what it says to those without scripts off the edge of the screen", async () => {
	const context = await journey.browser().newContext({ javaScriptEnabled: false, viewport: PHONE });
	const page = await context.newPage();
	await page.goto(`${journey.portal().url}/index/index`);
	const padding = await page
		.locator("noscript > p")
		.evaluateAll((found) => found.map((each) => Number.parseFloat(getComputedStyle(each).paddingLeft)));
	expect(padding).toEqual([16, 16]);
	await context.close();
});
