import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** What axe is asked in each colour mode: all, and then once more what depends on colours alone. */
const RULES = { light: undefined, dark: ["color-contrast", "link-in-text-block"] } as const;
type ColorScheme = keyof typeof RULES;
const COLORS: readonly ColorScheme[] = ["light", "dark"];

/** What axe finds on a page in both colour modes, each as one line. */
export async function axeViolations(page: Page, place: string): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of COLORS) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
		const axe = new AxeBuilder({ page }).setLegacyMode(true);
		const rules = RULES[colorScheme];
		const { violations: all } = await (rules ? axe.withRules([...rules]) : axe).analyze();
		for (const { id, nodes } of all)
			for (const { target, failureSummary } of nodes)
				found.push(`${place} ${colorScheme}: ${id} at ${target.join(" ")}: ${failureSummary}`);
	}
	return found;
}
