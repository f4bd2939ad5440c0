import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Lets a place grow and shrink without moving what its reader types into further down: the page scrolls with it. The
 * place must hold its own margins. Called with what stands in the place, each time it is rendered.
 */
export function useHeldBelow(place: RefObject<HTMLElement | null>, shown: unknown): void {
	const height = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the place's height changes with what it shows.
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const grown = element.getBoundingClientRect().height - height.current;
		height.current += grown;
		const typedInto = document.activeElement;
		const isBelow = typedInto && element.compareDocumentPosition(typedInto) === Node.DOCUMENT_POSITION_FOLLOWING;
		if (grown !== 0 && isBelow) window.scrollBy({ top: grown, behavior: "instant" });
	}, [place, shown]);
}
