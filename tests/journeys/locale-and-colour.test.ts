import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { PHONE } from "../../scripts/browser.ts";
import { COMPLAINT, fillComplaint } from "./fill-complaint.ts";
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

describe("the reader's language", () => {
	it("changes at once, is kept over a reload, and nothing typed is lost by it", async () => {
		const page = await journey.open("/report/index?form=complaint&category=lighting");
		expect(await lang(page)).toBe("en-US");
		await fillComplaint(page);
		await choose(page, "Language", "简体中文");
		await page.locator("html[lang=zh-CN] h1").waitFor();
		await hasTitle(page);
		await page.reload();
		await page.locator("html[lang=zh-CN] h1").waitFor();
		await hasTitle(page);
	});

	it("has no texts of another language fetched once it was chosen, and is the one the page came in where the cookie alone is left, the stored one where both", async () => {
		const page = await journey.open("/index/index");
		await choose(page, "Language", "简体中文");
		await page.locator("html[lang=zh-CN] h1").waitFor();
		let fetched: Promise<string | undefined>[] = [];
		page.on("response", (response) => {
			if (!/\/release\/\w+\.json$/.test(response.url())) return;
			fetched.push(response.text().then((text) => /^{"locale":"([\w-]+)","messages":/.exec(text)?.[1]));
		});
		for (const path of ["/index/index", "/report/index?form=complaint", "/login"]) {
			fetched = [];
			await journey.go(page, path);
			await page.waitForLoadState("networkidle");
			const locales = (await Promise.all(fetched)).filter((locale) => locale !== undefined);
			expect(new Set(locales), path).toEqual(new Set(["zh-CN"]));
		}

		await page.evaluate(() => localStorage.removeItem("preferences"));
		await journey.go(page, "/article/list");
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/\p{Script=Han}/u);
		expect(await lang(page)).toBe("zh-CN");
		const english = JSON.stringify({ locale: "en-US", color_mode: "system", side_open: true });
		await page.evaluate((stored) => localStorage.setItem("preferences", stored), english);
		await journey.go(page, "/article/index");
		await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
		expect(await page.evaluate(() => document.cookie)).toContain("locale=en-US");
	});

	it("in Chinese leaves no English around and on pages", async () => {
		const page = await journey.openPreferring({ locale: "zh-CN" }, "/help/index");
		const pages = ["/index/index", "/article/list", "/report/index", "/message/index", "/user/index", "/login"];
		for (const path of [...pages, "/error/404"]) {
			const before = await page.title();
			await leadTo(page, path);
			await expect.poll(() => page.title(), WAIT).not.toBe(before);
			await page.locator("html[lang=zh-CN] h1").first().waitFor();
			const shown = await page
				.locator("header a, header button, nav a, footer p, footer a, h1, h2, main label, main button, main legend")
				.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.textContent?.trim() ?? ""));
			expect(await page.title(), path).toMatch(/\p{Script=Han}/u);
			expect(
				shown.filter((text) => /[A-Za-z]{3}/.test(text) && !SAME_IN_ALL.test(text)),
				path,
			).toEqual([]);
		}
	});
});

describe("light and dark", () => {
	it("follows the device, or the reader's choice, which is kept without a flash of the other", async () => {
		const page = await journey.open("/index/index", { colorScheme: "dark" });
		await page.getByRole("heading", { level: 1 }).waitFor();
		const dark = await background(page);
		await choose(page, "Appearance", "Light");
		await page.waitForFunction((before) => getComputedStyle(document.documentElement).backgroundColor !== before, dark);
		const light = await background(page);
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.reload();
		expect(await background(page)).toBe(light);
		await page.unroute("**/assets/*.js");
		await page.reload();
		await choose(page, "Appearance", "Like the device");
		await page.waitForFunction((before) => getComputedStyle(document.documentElement).backgroundColor === before, dark);
	});
});

describe("the keyboard alone", () => {
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

	it("skips to the content, opens pages and chooses from menus", async () => {
		const page = await journey.open("/index/index");
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.keyboard.press("Tab");
		await tabTo(page, "Skip to the content", 2);
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
		// Before the portal has taken over, a link loads its page anew, and the focus is the browser's.
		await journey.go(page, "/index/index");
		await tabTo(page, "Published cases");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/message/index");
		await page.waitForFunction(() => document.activeElement?.tagName === "H1");
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
	});
});

describe("on a phone", () => {
	it("the drawer leads to pages, closes after, and gives the focus back", async () => {
		const page = await journey.open("/index/index", { viewport: PHONE });
		const menu = page.getByRole("button", { name: "Menu" });
		await menu.click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await drawer.getByRole("link", { name: "Published cases" }).click();
		await page.waitForURL("**/message/index");
		await drawer.waitFor({ state: "hidden" });
		await menu.click();
		await drawer.waitFor();
		await page.keyboard.press("Escape");
		await drawer.waitFor({ state: "hidden" });
		await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Menu");
	});
});
