import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type RefObject, useEffect, useRef } from "react";
import { type CanvasPart, partsById } from "./arrangement.ts";
import { type Dragged, dragByTouch } from "./touch-drag.ts";

/** How grips look, said once for all in an element: six dots at the end of a part, for fingers alone. */
export const GRIP_STYLES: SystemStyleObject = {
	"& [data-grip]": {
		display: "none",
		"@media (any-pointer: coarse)": { display: "block" },
		flex: "none",
		alignSelf: "stretch",
		marginInlineStart: "auto",
		w: "11",
		cursor: "grab",
		color: "fg.muted",
		// The finger drags the part, and not the page.
		touchAction: "none",
		userSelect: "none",
		WebkitTouchCallout: "none",
		backgroundImage: "radial-gradient(currentColor 1.5px, transparent 2px)",
		backgroundSize: "8px 8px",
		backgroundRepeat: "round",
		backgroundClip: "content-box",
		px: "3.5",
	},
	"& [data-grip][data-dragged]": { color: "brand.solid" },
};

/** What is dragged by a grip; undefined where nothing is. */
type GripOf = (grip: HTMLElement) => Dragged | undefined;

/** The part that a grip belongs to. */
export function partOfGrip(grip: HTMLElement, parts: readonly CanvasPart[]): Dragged | undefined {
	const id = grip.closest<HTMLElement>("[data-spot]")?.dataset.spot ?? "";
	const part = partsById(parts).get(id);
	return part && { sort: part.sort, part: id };
}

/** Lets a finger, or a pen, drag what is within an element by its grips. */
export function useGrips(around: RefObject<HTMLElement | null>, draggedBy: GripOf): void {
	const latest = useRef(draggedBy);
	latest.current = draggedBy;
	useEffect(() => {
		const element = around.current;
		const onDown = (event: PointerEvent) => {
			const { target } = event;
			if (event.pointerType === "mouse" || !(target instanceof HTMLElement) || !target.matches("[data-grip]")) return;
			const dragged = latest.current(target);
			if (dragged) dragByTouch(target, event, dragged);
		};
		element?.addEventListener("pointerdown", onDown);
		return () => element?.removeEventListener("pointerdown", onDown);
	}, [around]);
}
