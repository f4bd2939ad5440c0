import type { Page } from "playwright";
import { axeFinds } from "./axe-finds.ts";

type ColorScheme = "light" | "dark";

const OTHER: Record<ColorScheme, ColorScheme> = { light: "dark", dark: "light" };

/** What depends on colours alone: the rest is the same in both modes. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Switches a page that follows the device to a colour mode, and waits until it has followed. */
export async function takeColours(page: Page, colorScheme: ColorScheme): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	await page.waitForFunction((mode) => getComputedStyle(document.documentElement).colorScheme === mode, colorScheme);
}

const modeOf = async (page: Page): Promise<ColorScheme> =>
	(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)) === "dark" ? "dark" : "light";

/** Has a page take the colours that it has not. */
const switchColours = async (page: Page): Promise<void> => takeColours(page, OTHER[await modeOf(page)]);

/** By which rules a page is looked at: by some alone where it was looked at by the others in another state. */
const LOOKS = { all: {}, colours: { runOnly: COLOR_RULES }, "all but colours": { without: COLOR_RULES } };

type AxeLook = keyof typeof LOOKS;

/** The part of a page that is looked at: all of it, where nothing else is named. */
export type Part = { include?: string; exclude?: string };

/** What axe finds on a page in the colours that it has, or on a part of it, each as one line. */
export async function axeLines(page: Page, place: string, look: AxeLook = "all", part: Part = {}): Promise<string[]> {
	const mode = await modeOf(page);
	await takeColours(page, mode);
	const found = await axeFinds(page, { ...LOOKS[look], ...part });
	return found.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${place} ${mode}: ${id} at ${target.join(" ")}: ${failureSummary}`),
	);
}

/** The same in both colour modes: by all rules in the one that it is in, then in the other. */
export async function axeViolations(page: Page, place: string, include?: string): Promise<string[]> {
	const found = await axeLines(page, place, "all", { include });
	await switchColours(page);
	return [...found, ...(await axeLines(page, place, "colours", { include }))];
}
