import type { Page } from "playwright";
import { DESKTOP, PHONE } from "../../scripts/browser.ts";
import { axeLines, type Part, takeColours } from "./axe-violations.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { sidewaysScrolling } from "./touch-targets.ts";

/** How a page of the desk is looked at in a language: each width, each language and each mode of colours once. */
const LOOKS = [
	{ locale: "en-US", viewport: DESKTOP, colours: "light" },
	{ locale: "zh-CN", viewport: PHONE, colours: "dark" },
] as const;

/** Waits until a page is there as a whole. */
export async function deskStands(page: Page): Promise<void> {
	await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
	await page.waitForFunction(() => document.querySelector(".pt-skeleton, main [aria-busy=true]") === null);
}

/** By how much a page is wider than its screen, as a line; else nothing. */
export async function wider(page: Page, place: string): Promise<string[]> {
	const over = await sidewaysScrolling(page);
	return over > 0 ? [`${place}: wider by ${over} px`] : [];
}

/** Looks at a page wide, in English and light, and on a phone, in Chinese and dark; first in the language that it is in. */
export const inLooks = (page: Page, look: (locale: string, at: number) => Promise<string[]>): Promise<string[]> =>
	inBothLanguages(page, async (locale, at) => {
		const { viewport, colours } = LOOKS.find((each) => each.locale === locale) ?? LOOKS[0];
		await page.setViewportSize(viewport);
		await takeColours(page, colours);
		return look(locale, at);
	});

/**
 * What axe finds on a screen in the first of these looks, and where it is wider in either. Of many screens, every second one is
 * wide, in English and light first, the others on a phone, in Chinese and dark. `part` is what axe looks at, if not all.
 */
export const faultsInLooks = (page: Page, place: string, part: Part = {}): Promise<string[]> =>
	inLooks(page, async (locale, at) => {
		await deskStands(page);
		const shown = `${place} in ${locale}`;
		return [...(at === 0 ? await axeLines(page, shown, "all", part) : []), ...(await wider(page, shown))];
	});
