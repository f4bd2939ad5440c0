import type { Page } from "playwright";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { axeLines, axeViolations } from "./axe-violations.ts";
import { speak } from "./in-both-languages.ts";
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

/** What moves on a page while it loads in the window that it has not been loaded in yet. */
async function movedInOther(page: Page, address: string, viewport: typeof PHONE): Promise<string[]> {
	await page.setViewportSize(viewport);
	await page.goto(journey.portal().url + address);
	return movedWhileLoading(page, address);
}

/** What the walk has met, without which some of its looks would have seen nothing. */
const met = { links: 0, descriptions: 0, asked: 0 };

/** What is wrong with a page that is loaded as the window is now. */
async function faultsOf(page: Page, address: string, at: number): Promise<string[]> {
	const { viewport } = LOOKS[at % LOOKS.length] ?? LOOKS[0];
	await page.setViewportSize(viewport);
	await page.goto(journey.portal().url + address);
	const found = await movedWhileLoading(page, address);
	found.push(...(await axeLines(page, address, "all", at < LOOKS.length ? {} : { exclude: FRAME })));
	if (viewport === DESKTOP) found.push(...(await headFaults(page, address)));
	await page.setViewportSize(PHONE);
	found.push(...(await layoutFaults(page, address)));
	met.links += await page.locator("section > .pt-section__head a").count();
	met.descriptions += await page.locator(".pt-section__head p").count();
	if (!(await hasAsked(page))) return found;
	met.asked += 1;
	return [...found, ...(await movedInOther(page, address, viewport === DESKTOP ? PHONE : DESKTOP))];
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
	const page = await journey.blank({ session, preferences: LOOKS[0].preferences });
	const found: string[] = [];
	const addresses = [...(await pageAddresses(journey)), "/search/index?keyword=road"];
	for (const [at, address] of addresses.entries()) {
		found.push(...(await faultsOf(page, address, at)));
		await prefer(page, (LOOKS[(at + 1) % LOOKS.length] ?? LOOKS[0]).preferences);
	}
	await prefer(page, FOLLOWING);
	await page.setViewportSize(DESKTOP);
	await journey.go(page, "/user/index?tab=account");
	await settled(page);
	found.push(...(await axeLines(page, "the member's account")), ...(await faultsOfMenus(page)));
	await page.setViewportSize(PHONE);
	found.push(...(await layoutFaults(page, "the member's account")));
	await speak(page, "en-US");
	found.push(...(await faultsOfDrawer(page)));
	expect(found).toEqual([]);
	expect(met.links).toBeGreaterThan(2);
	expect(met.descriptions).toBeGreaterThan(0);
	expect(met.asked).toBeGreaterThan(8);
}, 300_000);
