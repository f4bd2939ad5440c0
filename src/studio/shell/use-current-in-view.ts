import { type RefObject, useEffect } from "react";

/** Scrolls the link of the current place into view, within a row of links that is wider than a phone. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each place another link is the current one
	useEffect(() => {
		const current = row.current?.querySelector("[aria-current=page]");
		current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
	}, [row, place]);
}
