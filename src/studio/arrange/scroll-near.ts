/** How near to the edge of what scrolls, in pixels, something dragged makes it scroll. */
const EDGE = 72;

/** At most so many pixels a frame. */
const FASTEST = 14;

/** What scrolls around an element: a column of the screen, or the window. */
function scrollerOf(element: Element): Element {
	for (let around = element.parentElement; around; around = around.parentElement) {
		const { overflowY } = getComputedStyle(around);
		if ((overflowY === "auto" || overflowY === "scroll") && around.scrollHeight > around.clientHeight) return around;
	}
	return document.scrollingElement ?? document.documentElement;
}

/** Pixels to scroll in a frame with a finger at such a height: the nearer to the edge, the faster. */
function stepAt(y: number, top: number, bottom: number): number {
	const above = top + EDGE - y;
	const below = y - (bottom - EDGE);
	const depth = Math.max(above, below, 0) / EDGE;
	return Math.sign(below - above) * Math.min(Math.ceil(depth * FASTEST), FASTEST);
}

/** Scrolls what is around an element while a finger is near an edge of it, and tells of each step, until the signal. */
export function scrollsNear(
	element: Element,
	height: () => number | undefined,
	onScroll: () => void,
	signal: AbortSignal,
): void {
	const scroller = scrollerOf(element);
	const isWindow = scroller === document.scrollingElement;
	const frame = () => {
		if (signal.aborted) return;
		const { top, bottom } = isWindow ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
		const y = height();
		const before = scroller.scrollTop;
		if (y !== undefined) scroller.scrollTop += stepAt(y, Math.max(top, 0), Math.min(bottom, window.innerHeight));
		if (scroller.scrollTop !== before) onScroll();
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
}
