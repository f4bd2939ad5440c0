import type { Page } from "playwright";

const LOCALES = ["en-US", "zh-CN"];

/** Has a page speak another language, as where its reader has chosen that in another window: nothing is loaded anew. */
export async function speak(page: Page, locale: string): Promise<void> {
	await page.evaluate((chosen) => {
		const before: object = JSON.parse(localStorage.getItem("preferences") ?? "{}");
		const newValue = JSON.stringify({ color_mode: "system", side_open: true, ...before, locale: chosen });
		localStorage.setItem("preferences", newValue);
		dispatchEvent(new StorageEvent("storage", { key: "preferences", newValue, storageArea: localStorage }));
	}, locale);
	await page.locator(`html[lang=${locale}]`).waitFor({ state: "attached" });
}

/**
 * What is found at a page in the language that it is in, and then in the other, which it is left in: of many pages, every
 * second one is loaded in each. `at` counts the looks, from 0.
 */
export async function inBothLanguages(
	page: Page,
	look: (locale: string, at: number) => Promise<string[]>,
): Promise<string[]> {
	const first = await page.evaluate(() => document.documentElement.lang);
	const found: string[] = [];
	for (const [at, locale] of LOCALES.toSorted((a) => (a === first ? -1 : 1)).entries()) {
		if (locale !== first) await speak(page, locale);
		found.push(...(await look(locale, at)));
	}
	return found;
}
