import { useEffect, useState } from "react";

/** The brand's style sheets in the document: the server writes the first one itself (server/prerender/start-hints.ts). */
const brandSheets = () => document.querySelectorAll('[rel=stylesheet][href^="/release/"]');

/** Puts a style sheet into the head; the former ones go once it is there. Returns what takes it out where it is not yet. */
function putSheet(href: string, onSettled: () => void): (() => void) | undefined {
	const former = brandSheets();
	if (document.querySelector(`[href="${href}"]`)) return;
	const sheet = document.createElement("link");
	let unwanted: Iterable<Element> = [sheet];
	const remove = () => {
		for (const one of unwanted) one.remove();
	};
	sheet.rel = "stylesheet";
	sheet.href = href;
	sheet.onerror = onSettled;
	sheet.onload = () => {
		unwanted = former;
		remove();
		onSettled();
	};
	document.head.append(sheet);
	return remove;
}

/**
 * Has the document wear a release's brand. The former one is worn until the next is there and goes then: React's own style
 * sheets (`precedence`) hide what stands around them while they load, and one that was there once never wins again.
 *
 * @param style SHA-256 of the style sheet; undefined while no release is known.
 * @returns whether a brand is there, be it the former one; true on the server, which writes it.
 */
export function useBrandStyle(style: string | undefined): boolean {
	const [there, setThere] = useState(() => import.meta.env.SSR || brandSheets().length > 0);
	useEffect(() => (style ? putSheet(`/release/${style}.css`, () => setThere(true)) : undefined), [style]);
	return there;
}
