import type { Page } from "playwright";
import { expect, it, onTestFailed } from "vitest";
import { copyDocuments, startWithDocuments } from "./document-folder.ts";
import { startJourney, WAIT } from "./journey.ts";
import { putBackAfterwards } from "./put-back.ts";

const journey = startJourney("changed");
putBackAfterwards(journey);
const { publish } = startWithDocuments(journey);

const FONTS = '"font": "serif", "text_size": "large", "type_scale": "strong", "spacing": "roomy"';

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

async function open(colorScheme: "light" | "dark"): Promise<Page> {
	const page = await journey.open("/article/index", { colorScheme });
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.getByRole("main").getByRole("button", { name: "Search" }).waitFor();
	await page.evaluate(() => Reflect.set(window, "sameDocument", true));
	return page;
}

it("shows colours, sizes and room of a changed site document in open pages, light and dark, leaves their readers where they are while it is on its way, and goes back to the former", async () => {
	onTestFailed(() => publish().then(() => undefined));
	const [light, dark] = [await open("light"), await open("dark")];
	const before = await lookOf(light);
	expect(before).toMatchObject({ button: "rgb(11, 102, 96)", text: 16 });
	expect((await lookOf(dark)).button).toBe(before.button);
	await light.route("**/release/*.css", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	const search = light.getByRole("main").getByRole("searchbox");
	await search.fill("half a word");
	await light.evaluate(() => {
		const { activeElement } = document;
		activeElement?.addEventListener("blur", () => Reflect.set(window, "hasLostFocus", true));
	});

	const folder = copyDocuments();
	folder.replace("site.json", '"primary": "#0b6660"', '"primary": "#7a1f5c", "dark": { "primary": "#8a3a6f" }');
	folder.replace("site.json", '"font": "system"', FONTS);
	const { output, exitCode } = await publish(folder);
	folder.remove();
	expect(output).toContain("Published release");
	expect(exitCode).toBe(0);
	await expect.poll(() => lookOf(light), WAIT).toMatchObject({ button: "rgb(122, 31, 92)" });
	await expect.poll(() => lookOf(dark), WAIT).toMatchObject({ button: "rgb(138, 58, 111)" });
	const after = await lookOf(light);
	expect(after.text).toBe(18);
	expect(after.heading).toBeCloseTo(before.heading * 1.125 * 1.2, 1);
	expect(after.room).toBeCloseTo(before.room * 1.1875, 1);
	expect(await light.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain("Georgia");
	for (const page of [light, dark]) {
		expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
		const { scrolls, shows } = await page.evaluate(() => ({
			scrolls: document.documentElement.scrollWidth,
			shows: document.documentElement.clientWidth,
		}));
		expect(scrolls).toBeLessThanOrEqual(shows);
	}
	expect(await themeColour()).toBe("#7a1f5c");

	expect((await publish()).exitCode).toBe(0);
	await expect.poll(() => lookOf(light), WAIT).toEqual(before);
	expect(await light.evaluate(() => Reflect.get(window, "hasLostFocus"))).toBeUndefined();
	expect(await search.inputValue()).toBe("half a word");
	expect(await light.locator('link[rel=stylesheet][href^="/release/"]').count()).toBe(1);
});

it("refuses colours that people could not read, with the place and the contrast they have", async () => {
	const before = await themeColour();
	const folder = copyDocuments();
	folder.replace("site.json", '"primary": "#0b6660"', '"primary": "#9ad8cf"');
	const { output, exitCode } = await publish(folder);
	folder.remove();
	expect(exitCode).not.toBe(0);
	expect(output).toContain("low-contrast");
	expect(output).toMatch(/site\.json:\d+/);
	expect(output).toMatch(/contrast of [\d.]+:1\. Expected at least 4\.5:1/);
	expect(await themeColour()).toBe(before);
});
