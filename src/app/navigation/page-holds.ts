import type { HoldsPort } from "../../../renderer/index.ts";

/** Keeps what holds the page on the screen; nothing does at first. */
export function createPageHolds(): HoldsPort {
	const holds = new Set<() => boolean>();
	return {
		hold(holding) {
			holds.add(holding);
			return () => void holds.delete(holding);
		},
		any: () => [...holds].some((holding) => holding()),
	};
}
