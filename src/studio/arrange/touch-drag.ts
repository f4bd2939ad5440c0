import type { Input } from "@atlaskit/pragmatic-drag-and-drop/types";
import type { CanvasPlace } from "./arrangement.ts";
import { scrollsNear } from "./scroll-near.ts";

/*
 * A finger drags by pointer events: the browser's own drag and drop begins with a long press on some devices, and on others
 * never. Where something would go, and what is done when it is let go, is what a mouse leads to.
 */

/** What is dragged: a part that is there, or an entry of the palette. */
export type Dragged = { sort: string; part?: string; entry?: string };

/** A place to drop at, as a finger finds it. */
type TouchTarget = {
	/** Where something would go that is let go at such a point. */
	placeFor(dragged: Dragged, input: Input): CanvasPlace | null;
	/** Shows where it would go; null once it would go elsewhere. */
	show(where: CanvasPlace["where"] | null): void;
};

type OnDrop = (dragged: Dragged, place: CanvasPlace) => void;

const targets = new Map<Element, TouchTarget>();
const listeners = new Set<OnDrop>();

/** Makes an element a place to drop at by touch, until the returned function is called. */
export function offerTouchTarget(element: Element, target: TouchTarget): () => void {
	targets.set(element, target);
	return () => void targets.delete(element);
}

/** Has a function told of what is dropped by touch, until the returned one is called. */
export function listenForTouchDrops(onDrop: OnDrop): () => void {
	listeners.add(onDrop);
	return () => void listeners.delete(onDrop);
}

function targetUnder({ clientX, clientY }: Input): TouchTarget | undefined {
	const spot = document.elementFromPoint(clientX, clientY)?.closest("[data-spot]");
	return spot ? targets.get(spot) : undefined;
}

/** A press that ends a drag is no press on what was dragged. */
function withoutNextPress(): void {
	const swallow = (event: Event) => {
		event.stopPropagation();
		event.preventDefault();
	};
	window.addEventListener("click", swallow, { capture: true, once: true });
	setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

/** Drags something by its grip from a press on, until the finger is lifted; lost from sight, it stays where it was. */
export function dragByTouch(grip: HTMLElement, { pointerId }: PointerEvent, dragged: Dragged): void {
	const ended = new AbortController();
	const own = grip.closest<HTMLElement>("[data-spot], [data-entry]");
	let at: PointerEvent | undefined;
	let over: TouchTarget | undefined;
	let place: CanvasPlace | null = null;
	const look = () => {
		const next = at && targetUnder(at);
		if (over !== next) over?.show(null);
		over = next;
		place = (at && next?.placeFor(dragged, at)) ?? null;
		over?.show(place?.where ?? null);
	};
	const end = (isDropped: boolean) => {
		if (ended.signal.aborted) return;
		ended.abort();
		over?.show(null);
		grip.removeAttribute("data-dragged");
		own?.setAttribute("draggable", "true");
		if (at) withoutNextPress();
		if (isDropped && place) for (const onDrop of [...listeners]) onDrop(dragged, place);
	};
	const on = (
		type: "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture",
		act: (event: PointerEvent) => void,
	) => grip.addEventListener(type, (event) => event.pointerId === pointerId && act(event), { signal: ended.signal });
	grip.setPointerCapture(pointerId);
	grip.setAttribute("data-dragged", "");
	// A finger that rests at first begins no drag of the browser's own.
	own?.setAttribute("draggable", "false");
	on("pointermove", (event) => {
		at = event;
		look();
	});
	on("pointerup", () => end(true));
	on("pointercancel", () => end(false));
	on("lostpointercapture", () => end(false));
	scrollsNear(grip, () => at?.clientY, look, ended.signal);
}
