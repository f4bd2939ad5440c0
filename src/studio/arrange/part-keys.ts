import type { KeyboardEvent, RefObject } from "react";
import type { CanvasPart } from "./arrangement.ts";
import type { Arranging } from "./use-arranging.ts";

const STEP: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** What keys do at a part: arrows go from part to part, with Shift they select on the way, with Alt they move; copy, paste, twice, remove, leave. */
export function usePartKeys(arranging: Arranging, around: RefObject<HTMLElement | null>) {
	return (event: KeyboardEvent, part: CanvasPart): void => {
		const act = actOf(event, part, arranging, around.current);
		if (!act) return;
		event.preventDefault();
		act();
	};
}

function actOf(
	event: KeyboardEvent,
	part: CanvasPart,
	arranging: Arranging,
	around: HTMLElement | null,
): (() => void) | undefined {
	const way = STEP[event.key];
	const refocus = () => requestAnimationFrame(() => around?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus());
	if (way && event.altKey)
		return () => {
			arranging.moveBy(part, way);
			refocus();
		};
	if (way && !event.ctrlKey && !event.metaKey)
		return () => {
			const id = focusBy(around, event.currentTarget, way);
			const next = arranging.arrangement.parts.find((one) => one.id === id);
			if (event.shiftKey && next) arranging.press(next, event);
		};
	if (event.key === "Delete" || event.key === "Backspace") return () => arranging.remove(part);
	if (event.key === "Escape") return () => arranging.select(null);
	if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
	switch (event.key.toLowerCase()) {
		case "c":
			return () => arranging.copy(part);
		case "x":
			return () => {
				arranging.copy(part);
				arranging.remove(part);
			};
		case "v":
			return () => arranging.paste({ part: part.id, where: "after" });
		case "d":
			return () => arranging.duplicate(part);
		default:
			return undefined;
	}
}

function focusBy(around: HTMLElement | null, from: EventTarget, by: -1 | 1): string | undefined {
	const all = [...(around?.querySelectorAll<HTMLElement>("[data-spot]") ?? [])];
	const index = from instanceof HTMLElement ? all.indexOf(from) : -1;
	const next = all[index + by];
	next?.focus();
	return next?.dataset.spot;
}
