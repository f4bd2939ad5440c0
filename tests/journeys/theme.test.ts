import type { Page } from "playwright";
import { afterEach, expect, it } from "vitest";
import { ADMIN_MOBILE } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { takeColours } from "./axe-violations.ts";
import { releasesOf, restoreRelease } from "./document-folder.ts";
import { draftApi } from "./draft-release.ts";
import { startJourney, WAIT } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";
import { sidewaysScrolling } from "./touch-targets.ts";

const journey = startJourney("changed");
putBackAfterwards(journey, afterEach);

/** Another brand than the shipped one. */
const BRAND = {
	primary: "#7a1f5c",
	dark: { primary: "#8a3a6f" },
	font: "serif",
	text_size: "large",
	type_scale: "strong",
	spacing: "roomy",
};

/** The colour that a device gives an installed portal. */
const themeColour = async (): Promise<string> =>
	(await (await fetch(`${journey.portal().url}/manifest.webmanifest`)).json()).theme_color;

/** What a reader sees of the site document's brand. */
type Look = { button: string; heading: number; text: number; room: number };

const lookOf = (page: Page): Promise<Look> =>
	page.evaluate(() => {
		const styleOf = (selector: string) => {
			const element = document.querySelector(selector);
			if (!element) throw new Error(`The page has no ${selector}.`);
			return getComputedStyle(element);
		};
		return {
			button: styleOf("main button[type=submit]").backgroundColor,
			heading: Number.parseFloat(styleOf("main h1").fontSize),
			text: Number.parseFloat(styleOf("body").fontSize),
			room: Number.parseFloat(styleOf("main").paddingTop),
		};
	});

/** A page whose reader is within a word, and which waits a while for its colours. */
async function openReading(): Promise<Page> {
	const page = await journey.open("/article/index");
	await page.getByRole("heading", { level: 1 }).waitFor();
	const main = page.getByRole("main");
	await main.getByRole("button", { name: "Search" }).waitFor();
	await page.route("**/release/*.css", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	// Whose reader stirs hears of releases at once.
	await page.mouse.move(9, 9);
	await main.getByRole("searchbox").fill("half a word");
	await page.evaluate(() => {
		Reflect.set(window, "sameDocument", true);
		document.activeElement?.addEventListener("blur", () => Reflect.set(window, "hasLostFocus", true));
	});
	return page;
}

/** What has changed in the look of the page, light and dark; it is nowhere wider than its window. */
async function expectChanged(page: Page, before: Look): Promise<void> {
	await expect.poll(() => lookOf(page), WAIT).toMatchObject({ button: "rgb(122, 31, 92)" });
	const after = await lookOf(page);
	expect(after.text).toBe(18);
	expect(after.heading).toBeCloseTo(before.heading * 1.125 * 1.2, 1);
	expect(after.room).toBeCloseTo(before.room * 1.1875, 1);
	expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain("Georgia");
	expect(await sidewaysScrolling(page)).toBeLessThanOrEqual(0);
	await takeColours(page, "dark");
	await expect.poll(() => lookOf(page), WAIT).toMatchObject({ button: "rgb(138, 58, 111)" });
	await takeColours(page, "light");
}

it("shows colours, sizes and room of a changed site document in an open page, light and dark, leaves its reader where they are while it is on its way, and goes back to the former", async () => {
	const session = await signIn(journey.portal(), ADMIN_MOBILE);
	const [shipped = ""] = await releasesOf(journey, session.token);
	const page = await openReading();
	const before = await lookOf(page);
	expect(before).toMatchObject({ button: "rgb(11, 102, 96)", text: 16 });

	const edits = Object.entries(BRAND).map(([name, value]) => ({
		verb: "set",
		path: "site.json",
		at: `/brand/${name}`,
		value,
	}));
	await draftApi(journey, session).published("Other colours", ...edits);
	await expectChanged(page, before);
	expect(await themeColour()).toBe("#7a1f5c");

	await restoreRelease(journey.portal(), session.token, shipped);
	await expect.poll(() => lookOf(page), WAIT).toEqual(before);
	expect(await page.evaluate(() => [Reflect.get(window, "sameDocument"), Reflect.get(window, "hasLostFocus")])).toEqual(
		[true, undefined],
	);
	expect(await page.getByRole("main").getByRole("searchbox").inputValue()).toBe("half a word");
	expect(await page.locator('link[rel=stylesheet][href^="/release/"]').count()).toBe(1);
});
