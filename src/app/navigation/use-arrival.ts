import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useNavigationType } from "react-router-dom";
import { isObject } from "../../../schemas/json/json.ts";
import { focusHeading } from "./focus-heading.ts";
import type { ScrollMemory } from "./scroll-memory.ts";

/** How long a page may take to become as high as it was, in milliseconds. */
const WAIT_MS = 3000;

/** When it is kept how far a page is scrolled; a link may be pressed while it still scrolls. */
const LAST_MOMENTS = ["scrollend", "click", "pagehide"];

/** Scrolls back as soon as the page is high enough again; gives the way to stop. A reader who scrolls is left alone. */
function restoreScroll(top: number): () => void {
	const until = performance.now() + WAIT_MS;
	let frame = 0;
	const attempt = () => {
		const isTallEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
		if (isTallEnough || performance.now() > until) window.scrollTo(0, top);
		else frame = requestAnimationFrame(attempt);
	};
	const cancel = () => cancelAnimationFrame(frame);
	attempt();
	window.addEventListener("wheel", cancel, { once: true, passive: true });
	window.addEventListener("touchstart", cancel, { once: true, passive: true });
	return cancel;
}

/** The first entry of every visit has the same key in the router: its address distinguishes them. */
const entryOf = ({ key, pathname, search }: Location) => (key === "default" ? pathname + search : key);

const cameByLink = (state: unknown) => isObject(state) && state.link === true;

/** What a browser does when it opens a page: scrolls to its top, or back to where it was, and puts the focus there. */
export function useArrival(location: Location | undefined, scroll: ScrollMemory) {
	const type = useNavigationType();
	const before = useRef<Location>(undefined);
	useEffect(() => {
		const left = before.current;
		before.current = location;
		if (!location) return;
		// A prerendered page is read, and scrolled, before this runs.
		if (!left && window.scrollY > 0) return;
		if (type === NavigationType.Pop) return restoreScroll(scroll.read(entryOf(location)));
		if (!left || (left.pathname === location.pathname && !cameByLink(location.state))) return;
		window.scrollTo(0, 0);
		focusHeading();
	}, [location, type, scroll]);
	// Before the browser lays the next page out: were that one shorter, its clamped position would be kept for this one.
	useLayoutEffect(() => {
		if (!location) return;
		const save = () => scroll.save(entryOf(location), window.scrollY);
		for (const moment of LAST_MOMENTS) window.addEventListener(moment, save, true);
		return () => {
			for (const moment of LAST_MOMENTS) window.removeEventListener(moment, save, true);
		};
	}, [location, scroll]);
}
