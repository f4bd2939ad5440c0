import type { Locator, Page } from "playwright";

/** Whether a part of a page has the focus. */
export const hasFocus = (part: Locator): Promise<boolean> =>
	part.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is where it should come; more presses than any example has stops fail. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
	await part.waitFor();
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press("Tab");
		if (await hasFocus(part)) return;
	}
	throw new Error("The focus never came there by Tab.");
}
