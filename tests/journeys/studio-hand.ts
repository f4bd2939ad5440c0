import type { Locator, Page } from "playwright";

/** What a person works with. */
export type Means = "mouse" | "keyboard" | "touch";

/** A person at a window, of whom each press and each text that they type is counted. */
export type Hand = {
	press(target: Locator): Promise<void>;
	fill(target: Locator, text: string): Promise<void>;
	/** Puts something into the lower half of something else; with a mouse. */
	drag(source: Locator, target: Locator): Promise<void>;
	/** How many presses and texts there were until now. */
	actions(): number;
};

/** How many times Tab is pressed at most until something has the focus. */
const MAX_TABS = 150;

/** Goes on by Tab, from where the focus is, as somebody does who has nothing but the keys. Moving counts for nothing. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.waitFor();
	const hasFocus = () => target.evaluate((element) => element === document.activeElement);
	for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
		if (await hasFocus()) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`${MAX_TABS} presses of Tab did not lead to ${target}.`);
}

/** A hand at a window that uses one means alone. */
export function handAt(page: Page, means: Means): Hand {
	let actions = 0;
	const pressBy: Record<Means, (target: Locator) => Promise<void>> = {
		mouse: (target) => target.click(),
		touch: (target) => target.tap(),
		async keyboard(target) {
			await tabTo(page, target);
			await page.keyboard.press("Enter");
		},
	};
	return {
		async press(target) {
			actions += 1;
			await pressBy[means](target);
		},
		async fill(target, text) {
			actions += 1;
			if (means !== "keyboard") return target.fill(text);
			await tabTo(page, target);
			await page.keyboard.press("Control+a");
			await page.keyboard.type(text);
		},
		async drag(source, target) {
			actions += 1;
			await source.dragTo(target, { targetPosition: { x: 200, y: 90 } });
		},
		actions: () => actions,
	};
}
