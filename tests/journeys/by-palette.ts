import type { Page } from "playwright";
import { expect } from "vitest";

/** Finds by its name in the desk's palette what the page offers, and does it: no pointer is needed for anything. */
export async function byPalette(page: Page, name: string): Promise<void> {
	await page.keyboard.press("Control+k");
	const palette = page.getByRole("dialog");
	await palette.getByRole("combobox").fill(name);
	const option = palette.getByRole("option").filter({ hasText: name }).first();
	await option.waitFor();
	const place = await palette.getByRole("option").evaluateAll((all, text) => {
		const named = (one: Element) => (one.firstChild?.textContent ?? "").trim() === text;
		return all.findIndex(named);
	}, name);
	expect(place, `${name} is in the palette`).toBeGreaterThanOrEqual(0);
	for (let down = 0; down < place; down++) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
}
