import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { axeLines, axeViolations } from "./axe-violations.ts";
import { inBothLanguages, speak } from "./in-both-languages.ts";
import { startJourney } from "./journey.ts";
import { movedWhileLoading, settled } from "./loaded-page.ts";
import { pageAddresses } from "./page-addresses.ts";
import { headFaults, layoutFaults } from "./page-layout.ts";

const journey = startJourney();

/** How pages are loaded and looked at by axe, in turn. Their roles and names are the same in both languages; which colours go together, src/theme/colors.test.ts says of both modes. */
const LOOKS = [
	{ viewport: DESKTOP, preferences: { locale: "en-US", color_mode: "light" } },
	{ viewport: DESKTOP, preferences: { locale: "zh-CN", color_mode: "dark" } },
	{ viewport: PHONE, preferences: { locale: "en-US", color_mode: "dark" } },
	{ viewport: PHONE, preferences: { locale: "zh-CN", color_mode: "light" } },
] as const;

/** What is around each page and was looked at in each of these. */
const FRAME = "header, nav, footer";

/** Whose pages have the colours of their device, in which they can be switched. */
const FOLLOWING = { locale: "en-US", color_mode: "system" };

/** Has what a window loads from now on be as a reader prefers it. */
const prefer = (page: Page, preferences: object) =>
	page.evaluate(
		(chosen) => localStorage.setItem("preferences", JSON.stringify({ side_open: true, ...chosen })),
		preferences,
	);

/** Whether a page has asked the server for what it shows: that comes after the rest, and may move it. */
const hasAsked = (page: Page) =>
	page.evaluate(() =>
		performance.getEntriesByType("resource").some(({ name }) => /\/report\/api\.(?!Configs)/.test(name)),
	);

/** What the walk has met, without which some of its looks would have seen nothing. */
const met = { links: 0, descriptions: 0, asked: 0 };

type Look = (typeof LOOKS)[number];
const lookAt = (at: number): Look => LOOKS[at % LOOKS.length] ?? LOOKS[0];

/**
 * Has a page speak the other language: one that asks the server is loaded anew for that, as wide as it was not before. What
 * moves on it meanwhile.
 */
async function movedInOther(page: Page, address: string, { viewport, preferences }: Look): Promise<string[]> {
	const locale = preferences.locale === "en-US" ? "zh-CN" : "en-US";
	if (!(await hasAsked(page))) {
		await speak(page, locale);
		return [];
	}
	met.asked += 1;
	await prefer(page, { ...preferences, locale });
	await page.setViewportSize(viewport === DESKTOP ? PHONE : DESKTOP);
	await page.goto(journey.portal().url + address);
	return movedWhileLoading(page, address);
}

/** What is wrong with a page in either language on a phone. */
async function faultsOnPhone(page: Page, address: string, look: Look): Promise<string[]> {
	await page.setViewportSize(PHONE);
	const found = await layoutFaults(page, address);
	met.links += await page.locator("section > .pt-section__head a").count();
	met.descriptions += await page.locator(".pt-section__head p").count();
	found.push(...(await movedInOther(page, address, look)));
	await page.setViewportSize(PHONE);
	return [...found, ...(await layoutFaults(page, `${address} in the other language`))];
}

/** What is wrong with a page that is loaded as a look says; axe looks at what is around it only where that is asked for. */
async function faultsOf(page: Page, address: string, look: Look, exclude?: string): Promise<string[]> {
	await page.setViewportSize(look.viewport);
	await page.goto(journey.portal().url + address);
	const found = await movedWhileLoading(page, address);
	found.push(...(await axeLines(page, address, "all", { exclude })));
	if (look.viewport === DESKTOP) found.push(...(await headFaults(page, address)));
	return [...found, ...(await faultsOnPhone(page, address, look))];
}

/** What axe finds in the menus of a page's header, in either colours. Of the page behind them colours were looked at without a menu. */
async function faultsOfMenus(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const name of ["Language", "Appearance", "Your account"]) {
		await page.getByRole("button", { name }).click();
		await page.getByRole("menu").waitFor();
		found.push(...(await axeViolations(page, `menu ${name}`, "[role=menu]")));
		if (name === "Language") found.push(...(await axeLines(page, "page behind a menu", "all but colours")));
		await page.keyboard.press("Escape");
		await page.getByRole("menu").waitFor({ state: "detached" });
	}
	return found;
}

/** What axe finds in the drawer of a phone, and the menus in it whose entries are lower than 44 pixels, or not as many as they should be. */
async function faultsOfDrawer(page: Page): Promise<string[]> {
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Articles" }).waitFor();
	const found = await axeViolations(page, "drawer");
	for (const [name, entries] of [
		["Language", 2],
		["Appearance", 3],
	] as const) {
		await page.getByRole("dialog").getByRole("button", { name }).click();
		const items = page.getByRole("menuitemradio");
		await items.first().waitFor();
		const heights = await items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
		if (heights.filter((height) => height >= 44).length !== entries) found.push(`menu ${name} is low: ${heights}`);
		await page.keyboard.press("Escape");
		await items.first().waitFor({ state: "hidden" });
	}
	return found;
}

it("no page, wide or on a phone, in English or Chinese, light or dark in turn, moves while it loads or has anything that axe finds, nor have the menus of its header and its drawer, whose entries are at least 44 pixels high; on a phone none is too wide in either language, with text of twice the size, too; titles, links and descriptions of sections stand where they belong", async () => {
	const session = await journey.newSession();
	const page = await journey.blank({ session, preferences: lookAt(0).preferences });
	const found: string[] = [];
	const addresses = [...(await pageAddresses(journey)), "/search/index?keyword=road"];
	for (const [at, address] of addresses.entries()) {
		const look = lookAt(at);
		found.push(...(await faultsOf(page, address, look, at < LOOKS.length ? undefined : FRAME)));
		await prefer(page, lookAt(at + 1).preferences);
	}
	await prefer(page, FOLLOWING);
	await page.setViewportSize(DESKTOP);
	await journey.go(page, "/user/index?tab=account");
	await settled(page);
	found.push(...(await axeLines(page, "the member's account")), ...(await faultsOfMenus(page)));
	await page.setViewportSize(PHONE);
	found.push(...(await inBothLanguages(page, (locale) => layoutFaults(page, `the member's account in ${locale}`))));
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	await speak(page, "en-US");
	found.push(...(await faultsOfDrawer(page)));
	expect(found).toEqual([]);
	expect(met.links).toBeGreaterThan(2);
	expect(met.descriptions).toBeGreaterThan(0);
	expect(met.asked).toBeGreaterThan(8);
}, 300_000);
