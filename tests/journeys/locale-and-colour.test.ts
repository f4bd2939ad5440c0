import type { Page } from "playwright";
import { expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();

async function choose(page: Page, menu: string, choice: string): Promise<void> {
	await page.getByRole("button", { name: menu }).click();
	await page.getByRole("menuitemradio", { name: choice }).click();
}

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Waits until some input, whatever its label's language, holds the complaint's title. */
const hasTitle = (page: Page) =>
	page.waitForFunction(
		(title) => [...document.querySelectorAll("input")].some(({ value }) => value === title),
		COMPLAINT.title,
	);

/** Names that are the same in every language. */
const SAME_IN_ALL = /English|12345|\d/;

/** Gives the languages whose texts a page fetches while it is loaded. */
async function localesFetched(page: Page, load: () => Promise<unknown>): Promise<Set<string>> {
	const fetched: Promise<string | undefined>[] = [];
	page.on("response", (response) => {
		if (!/\/release\/\w+\.json$/.test(response.url())) return;
		fetched.push(response.text().then((text) => /^{"locale":"([\w-]+)","messages":/.exec(text)?.[1]));
	});
	await load();
	await page.waitForLoadState("networkidle");
	page.removeAllListeners("response");
	return new Set((await Promise.all(fetched)).filter((locale) => locale !== undefined));
}

/** The English that stands around and on a page in Chinese. */
async function englishOn(page: Page): Promise<string[]> {
	const shown = await page
		.locator("header a, header button, nav a, footer p, footer a, h1, h2, main label, main button, main legend")
		.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.textContent?.trim() ?? ""));
	return shown.filter((text) => /[A-Za-z]{3}/.test(text) && !SAME_IN_ALL.test(text));
}

const CHINESE = new Set(["zh-CN"]);

/** Chooses Chinese over a form that was begun: nothing typed is lost, then nor when it is loaded anew, in Chinese alone. */
async function chooseChinese(page: Page): Promise<void> {
	expect(await lang(page)).toBe("en-US");
	await complaintInput(page, "title").fill(COMPLAINT.title);
	await choose(page, "Language", "简体中文");
	await page.locator("html[lang=zh-CN] h1").waitFor();
	await hasTitle(page);
	expect(await localesFetched(page, () => page.reload())).toEqual(CHINESE);
	await page.locator("html[lang=zh-CN] h1").waitFor();
	await hasTitle(page);
	expect(await localesFetched(page, () => journey.go(page, "/index/index"))).toEqual(CHINESE);
}

/** Leads through pages in Chinese. */
async function expectNoEnglish(page: Page): Promise<void> {
	const paths = [
		"/help/index",
		"/report/index",
		"/message/index",
		"/user/index",
		"/login",
		"/error/404",
		"/index/index",
	];
	for (const path of paths) {
		const before = await page.title();
		await leadTo(page, path);
		await expect.poll(() => page.title(), WAIT).not.toBe(before);
		await page.locator("html[lang=zh-CN] h1").first().waitFor();
		expect(await page.title(), path).toMatch(/\p{Script=Han}/u);
		expect(await englishOn(page), path).toEqual([]);
	}
}

it("speaks the language that its reader chooses at once, loses nothing typed by it, keeps it over loads with no texts of another fetched, and leaves no English around and on pages in Chinese; where the cookie alone is left it is the one the page came in, the stored one where both", async () => {
	const page = await journey.open("/report/index?form=complaint&category=lighting");
	await chooseChinese(page);

	await page.evaluate(() => localStorage.removeItem("preferences"));
	await journey.go(page, "/article/list");
	expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/\p{Script=Han}/u);
	expect(await lang(page)).toBe("zh-CN");
	expect(await englishOn(page)).toEqual([]);
	await expectNoEnglish(page);

	const english = JSON.stringify({ locale: "en-US", color_mode: "system", side_open: true });
	await page.evaluate((stored) => localStorage.setItem("preferences", stored), english);
	await journey.go(page, "/article/index");
	await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
	expect(await page.evaluate(() => document.cookie)).toContain("locale=en-US");
});

it("is light or dark as the device is, or as its reader chooses, which is kept without a flash of the other", async () => {
	const page = await journey.open("/index/index", { colorScheme: "dark" });
	await page.getByRole("heading", { level: 1 }).waitFor();
	const dark = await background(page);
	await choose(page, "Appearance", "Light");
	await page.waitForFunction((before) => getComputedStyle(document.documentElement).backgroundColor !== before, dark);
	const light = await background(page);
	const painted = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await painted.promise;
		await route.continue();
	});
	await page.reload({ waitUntil: "commit" });
	await page.locator("h1").first().waitFor();
	expect(await background(page)).toBe(light);
	painted.resolve();
	await choose(page, "Appearance", "Like the device");
	await page.waitForFunction((before) => getComputedStyle(document.documentElement).backgroundColor === before, dark);
});

/** Presses Tab until the named element has the focus; throws after `most` presses. */
async function tabTo(page: Page, name: string, most = 60): Promise<void> {
	const target = page.getByRole("link", { name, exact: true }).or(page.getByRole("button", { name, exact: true }));
	const wanted = target.filter({ visible: true }).first();
	await wanted.waitFor();
	for (let press = 0; press < most; press++) {
		if (await wanted.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`${most} presses of Tab do not reach "${name}".`);
}

/** Opens a menu by a key, goes through it and leaves it: the focus is where it was. */
async function throughMenu(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Language" }).focus();
	await page.keyboard.press("Enter");
	await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "menu");
	await page.keyboard.press("ArrowDown");
	await page.locator("[role=menuitemradio][data-highlighted]").waitFor();
	// The menu takes the focus once more in the next frame; no hand is quicker.
	await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
	await page.keyboard.press("Escape");
	await page.getByRole("menu").waitFor({ state: "hidden" });
	await page.waitForFunction(() => document.activeElement?.getAttribute("title") === "Language");
}

/** Opens pages from the drawer of a phone: it closes after, and gives the focus back. */
async function throughDrawer(page: Page): Promise<void> {
	await page.setViewportSize(PHONE);
	const menu = page.getByRole("button", { name: "Menu" });
	await menu.click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await drawer.getByRole("link", { name: "Articles" }).click();
	await page.waitForURL("**/article/index");
	await drawer.waitFor({ state: "hidden" });
	await menu.click();
	await drawer.waitFor();
	await page.keyboard.press("Escape");
	await drawer.waitFor({ state: "hidden" });
	await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Menu");
}

it("is walked by the keyboard alone, past the navigation, into pages and menus, and on a phone by a drawer, which close after and give the focus back", async () => {
	const page = await journey.open("/index/index");
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.keyboard.press("Tab");
	await tabTo(page, "Skip to the content", 2);
	await tabTo(page, "Published cases");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/message/index");
	await page.waitForFunction(() => document.activeElement?.tagName === "H1");
	await throughMenu(page);
	await page.getByRole("link", { name: "Skip to the content" }).focus();
	await page.keyboard.press("Enter");
	await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
	await throughDrawer(page);
});
