import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../frame/after-paint.ts";

/** Where a part stands on the canvas, in pixels from its corner. */
export type Spot = { id: string; top: number; left: number; width: number; height: number };

/** A spot by how far its top is below that of the spot before it. */
export type StackedSpot = Omit<Spot, "top"> & { below: number };

/**
 * Spots with room around them, one after the other: what moves together keeps what it says of its place, so that a part which
 * is put in above hundreds has none of them rendered and styled anew.
 */
export function stackedSpots(spots: readonly Spot[], room: number): StackedSpot[] {
	return spots.map(({ id, top, left, width, height }, index) => ({
		id,
		below: top - (spots[index - 1]?.top ?? room),
		left: left - room,
		width: width + 2 * room,
		height: height + 2 * room,
	}));
}

/** What of a canvas can be pressed, and the parts that are there without room: folded away at this width, such as filters on a phone. */
type Spots = { spots: readonly Spot[]; folded: readonly string[] };

/** The same with the parts that were looked for. */
export type Measured<Part> = Spots & { parts: readonly Part[] };

/** Finds where parts stand in a canvas: at most one rectangle for each, an empty one of what is there and not drawn. */
export type FindRects = (canvas: HTMLElement, ids: readonly string[]) => ReadonlyMap<string, DOMRect>;

const isSameSpot = (a: Spot, b: Spot | undefined) =>
	b !== undefined &&
	a.id === b.id &&
	a.top === b.top &&
	a.left === b.left &&
	a.width === b.width &&
	a.height === b.height;

const isSame = (a: Spots, b: Spots) =>
	a.spots.length === b.spots.length &&
	a.folded.join() === b.folded.join() &&
	a.spots.every((spot, index) => isSameSpot(spot, b.spots[index]));

function spotsIn(canvas: HTMLElement, find: FindRects, ids: readonly string[]): Spots {
	const corner = canvas.getBoundingClientRect();
	const found = find(canvas, ids);
	const spots: Spot[] = [];
	const folded: string[] = [];
	for (const id of ids) {
		const rect = found.get(id);
		if (!rect) continue;
		const { top, left, width, height } = rect;
		if (width * height === 0) folded.push(id);
		else spots.push({ id, top: top - corner.top, left: left - corner.left, width, height });
	}
	return { spots, folded };
}

/** What follows the changes of a canvas; `settle` takes what has changed by now as seen. */
type CanvasWatch = { settle(): void; stop(): void };

/** Calls back in the next frame after something in a canvas has changed. */
function watchCanvas(element: HTMLElement, onChange: () => void): CanvasWatch {
	let frame = 0;
	const soon = () => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(onChange);
	};
	const sizes = new ResizeObserver(soon);
	sizes.observe(element);
	const changes = new MutationObserver(soon);
	changes.observe(element, { childList: true, subtree: true, characterData: true });
	// Pictures and fonts that come later move what is below them.
	element.addEventListener("load", soon, true);
	return {
		settle() {
			changes.takeRecords();
			cancelAnimationFrame(frame);
		},
		stop() {
			cancelAnimationFrame(frame);
			sizes.disconnect();
			changes.disconnect();
			element.removeEventListener("load", soon, true);
		},
	};
}

/** Acts, and gives the focus back to what lost it by changing places among its kind. */
function withFocus(act: () => void): void {
	const held = document.activeElement;
	act();
	if (held instanceof HTMLElement && held.isConnected && document.activeElement !== held)
		held.focus({ preventScroll: true });
}

/**
 * Where the parts of a canvas stand; measured anew whenever it changes. `find` stays the same function. After an edit the canvas
 * is painted first, and its parts are measured then: what is given is the same until parts and places are known both.
 */
export function useSpots<Part extends { id: string }>(
	canvas: RefObject<HTMLElement | null>,
	find: FindRects,
	parts: readonly Part[],
): Measured<Part> {
	const [measured, setMeasured] = useState<Measured<Part>>({ parts: [], spots: [], folded: [] });
	const latest = useRef(parts);
	const watch = useRef<CanvasWatch>(null);
	const measure = useCallback(() => {
		if (!canvas.current) return;
		watch.current?.settle();
		const now = latest.current;
		const ids = now.map(({ id }) => id);
		const next = { ...spotsIn(canvas.current, find, ids), parts: now };
		setMeasured((before) => (before.parts === now && isSame(before, next) ? before : next));
	}, [canvas, find]);
	const isFirst = useRef(true);
	isFirst.current = measured.spots.length === 0;
	useLayoutEffect(() => {
		latest.current = parts;
		if (isFirst.current) return measure();
		// What was put there with these parts is measured then: not in the next frame, too.
		watch.current?.settle();
		afterPaint(() => {
			if (latest.current === parts) withFocus(() => flushSync(measure));
		});
	}, [measure, parts]);
	useLayoutEffect(() => {
		if (!canvas.current) return;
		const watching = watchCanvas(canvas.current, measure);
		watch.current = watching;
		return watching.stop;
	}, [canvas, measure]);
	return measured;
}
