import type { Tally } from "./tally.ts";

/** Enough forms for chance to have generated everything: the rarest comes once in some 200. */
const ENOUGH = 2000;

/** What no form of some runs used, and no screen showed; of too few forms nothing is said. */
export function neverUsed(tallies: readonly Pick<Tally, "forms" | "uses" | "rendered">[]): string[] {
	if (tallies.reduce((sum, { forms }) => sum + forms, 0) < ENOUGH) return [];
	const [first] = tallies;
	const unused = Object.keys(first?.uses ?? {}).filter((name) => tallies.every(({ uses }) => !uses[name]));
	const undrawn = Object.keys(first?.rendered ?? {}).filter((name) => tallies.every(({ rendered }) => !rendered[name]));
	return [...unused, ...undrawn.map((name) => `${name} on the screen`)];
}
