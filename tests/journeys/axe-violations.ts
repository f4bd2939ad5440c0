import type { Page } from "playwright";
import { axeFinds } from "./axe-finds.ts";

type ColorScheme = "light" | "dark";

const OTHER: Record<ColorScheme, ColorScheme> = { light: "dark", dark: "light" };

/** What depends on colours alone: the rest is the same in both modes. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Switches a page that follows the device to a colour mode, and waits until it has followed. */
async function switchTo(page: Page, colorScheme: ColorScheme): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	await page.waitForFunction((mode) => getComputedStyle(document.documentElement).colorScheme === mode, colorScheme);
}

/** What axe finds on a page in both colour modes, each as one line: by all rules in the one that it is in, then in the other. */
export async function axeViolations(page: Page, place: string): Promise<string[]> {
	const found: string[] = [];
	const look = async (mode: ColorScheme, runOnly?: string[]) => {
		await switchTo(page, mode);
		for (const { id, nodes } of await axeFinds(page, { runOnly }))
			for (const { target, failureSummary } of nodes)
				found.push(`${place} ${mode}: ${id} at ${target.join(" ")}: ${failureSummary}`);
	};
	const first = (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)) ? "dark" : "light";
	await look(first);
	await look(OTHER[first], COLOR_RULES);
	return found;
}
