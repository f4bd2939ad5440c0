import type { KeyboardEvent, RefObject } from "react";
import { actPressed } from "../keys/keys.ts";
import type { CanvasPart } from "./arrangement.ts";
import type { Arranging } from "./use-arranging.ts";

const BACK = ["ArrowUp", "ArrowLeft"];

/** What keys do at a part, each by what it is called in acts.ts. */
const AT_PART = ["up", "down", "go", "select", "remove", "cut", "copy", "paste", "twice", "leave"] as const;
type AtPart = (typeof AT_PART)[number];

/** What keys do at a part: go from part to part, select on the way, move, copy, paste, double, remove, leave. */
export function usePartKeys(arranging: Arranging, around: RefObject<HTMLElement | null>) {
	return (event: KeyboardEvent, part: CanvasPart): void => {
		const name = actPressed(event, AT_PART);
		if (!name) return;
		event.preventDefault();
		actsAt(event, part, arranging, around.current)[name]();
	};
}

function actsAt(
	event: KeyboardEvent,
	part: CanvasPart,
	arranging: Arranging,
	around: HTMLElement | null,
): Record<AtPart, () => void> {
	const moveBy = (by: -1 | 1) => {
		arranging.moveBy(part, by);
		requestAnimationFrame(() => around?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus());
	};
	const go = () => focusBy(around, event.currentTarget, BACK.includes(event.key) ? -1 : 1);
	return {
		up: () => moveBy(-1),
		down: () => moveBy(1),
		go,
		select() {
			const id = go();
			const next = arranging.arrangement.parts.find((one) => one.id === id);
			if (next) arranging.press(next, event);
		},
		remove: () => arranging.remove(part),
		cut() {
			arranging.copy(part);
			arranging.remove(part);
		},
		copy: () => arranging.copy(part),
		paste: () => arranging.paste({ part: part.id, where: "after" }),
		twice: () => arranging.duplicate(part),
		leave: () => arranging.select(null),
	};
}

function focusBy(around: HTMLElement | null, from: EventTarget, by: -1 | 1): string | undefined {
	const all = [...(around?.querySelectorAll<HTMLElement>("[data-spot]") ?? [])];
	const index = from instanceof HTMLElement ? all.indexOf(from) : -1;
	const next = all[index + by];
	next?.focus();
	return next?.dataset.spot;
}
