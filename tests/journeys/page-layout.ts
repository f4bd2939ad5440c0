import type { Page } from "playwright";
import { settled } from "./loaded-page.ts";

/** The sections whose link does not stand where it should: beside the title where both fit on one line, else below it. */
const misplacedLinks = (page: Page) =>
	page.locator("section > .pt-section__head").evaluateAll((heads) =>
		heads.flatMap((head): string[] => {
			const title = head.querySelector("h2, h3");
			const link = head.querySelector("a");
			if (!title || !link) return [];
			const gap = Number.parseFloat(getComputedStyle(head).columnGap) || 0;
			const copy = title.cloneNode(true);
			if (!(copy instanceof HTMLElement)) return [];
			copy.style.cssText = "position: absolute; width: max-content; visibility: hidden";
			head.append(copy);
			const fits = copy.offsetWidth + gap + link.offsetWidth <= head.clientWidth;
			copy.remove();
			const isBeside = link.getBoundingClientRect().top < title.getBoundingClientRect().bottom;
			return isBeside === fits ? [] : [`link of “${title.textContent}” is misplaced`];
		}),
	);

/** The sections whose description does not stand below their title, however much room is beside it. */
const besideTitles = (page: Page) =>
	page.locator(".pt-section__head", { has: page.locator("p") }).evaluateAll((heads) =>
		heads.flatMap((head) => {
			const title = head.querySelector("h2, h3");
			const text = head.querySelector("p");
			const isBelow = title && text && text.getBoundingClientRect().top >= title.getBoundingClientRect().bottom;
			return isBelow ? [] : [`a description stands beside its title: ${head.textContent}`];
		}),
	);

/** What is wrong with the heads of a page's sections. */
export const headFaults = async (page: Page, what: string): Promise<string[]> =>
	[...(await misplacedLinks(page)), ...(await besideTitles(page))].map((fault) => `${what}: ${fault}`);

/** How long what a change has moved may take to come to rest. */
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

/** What is wrong with how a page is laid out once it has come to rest, with text of either size; it is left with the larger. */
export async function layoutFaults(page: Page, what: string): Promise<string[]> {
	const found: string[] = [];
	for (const size of SIZES) {
		await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);
		found.push(...(await tooWide(page, `${what}, text of ${size},`)));
		if (size === "100%") found.push(...(await headFaults(page, what)));
	}
	return found;
}
