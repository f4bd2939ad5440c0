import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { openReader, PHONE } from "../browser.ts";
import type { Look } from "./looks.ts";
import type { Scene } from "./scene.ts";

/** Waits until the portal stands and nothing on it is still loading, pictures far down included. */
async function settle(page: Page, loading = false): Promise<void> {
	await page.locator(`[${PRERENDER_MARKS.root}]`).waitFor({ state: "detached" });
	await page.locator("main h1:visible, main form, main [aria-busy]").first().waitFor();
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
	});
	if (!loading) await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
}

/** Gives the window a look, and waits until the page has taken its colours on. */
async function takeOn(page: Page, look: Look): Promise<void> {
	await page.setViewportSize(look.viewport);
	await page.emulateMedia(look.media);
	const isDark = look.media?.colorScheme === "dark";
	await page.locator(isDark ? "html.dark" : "html:not(.dark)").waitFor();
	await page.evaluate(async () => {
		const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
		await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
	});
}

/** How far the page reaches beyond its window's right edge: something that no page may do, at any width. */
const overhang = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Opens a scene once in a language and keeps a picture of it in each look. Answers what went wrong: what the page reported,
 * and looks in which it scrolls sideways.
 */
export async function takePictures(
	browser: Browser,
	url: string,
	scene: Scene,
	locale: string,
	looks: readonly Look[],
	folder: string,
): Promise<string[]> {
	const { page, context, problems } = await openReader(browser, { viewport: PHONE, locale, reducedMotion: "reduce" });
	context.setDefaultTimeout(60_000);
	const kept = {
		...(scene.session && { user: { ...scene.session, is_login: true } }),
		preferences: { locale, color_mode: "system", side_open: true },
	};
	await context.addInitScript((stores) => {
		for (const [key, value] of Object.entries(stores)) localStorage.setItem(key, JSON.stringify(value));
	}, kept);
	try {
		await page.goto(url + scene.path);
		await settle(page);
		await scene.act?.(page);
		for (const look of looks) {
			await takeOn(page, look);
			await settle(page, scene.loading);
			const beyond = await overhang(page);
			if (beyond > 0) problems.push(`${look.name}: reaches ${beyond} px beyond its window`);
			await page.evaluate(() => window.scrollTo(0, 0));
			await page.screenshot({ path: join(folder, `${scene.name}.${look.name}.png`), fullPage: !scene.window });
		}
	} catch (cause) {
		problems.push(String(cause));
	}
	await context.close();
	return problems.map((problem) => `${scene.name} (${locale}): ${problem}`);
}
