import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
	draggable,
	dropTargetForElements,
	type ElementEventBasePayload,
	monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachInstruction, extractInstruction } from "@atlaskit/pragmatic-drag-and-drop-hitbox/list-item";
import { type RefObject, useEffect, useRef, useState } from "react";
import { asString } from "../../../schemas/rules/json.ts";
import type { CanvasPlace } from "./arrangement.ts";

/** What is dragged: a part that is there, or an entry of the palette. */
export type Dragged = { sort: string; part?: string; entry?: string };

function draggedOf({ sort, part, entry }: Record<string | symbol, unknown>): Dragged | null {
	if (typeof sort !== "string") return null;
	return { sort, ...(typeof part === "string" && { part }), ...(typeof entry === "string" && { entry }) };
}

const WHERE = { "reorder-before": "before", "reorder-after": "after", combine: "within" } as const;

function placeOf({ location }: ElementEventBasePayload): CanvasPlace | null {
	const [target] = location.current.dropTargets;
	const instruction = target && extractInstruction(target.data);
	const part = asString(target?.data.at);
	if (!instruction || instruction.blocked || part === undefined) return null;
	return { part, where: WHERE[instruction.operation] };
}

/** Makes an element something that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, dragged: Dragged): void {
	const latest = useRef(dragged);
	latest.current = dragged;
	useEffect(() => {
		if (!element.current) return;
		return draggable({ element: element.current, getInitialData: () => ({ ...latest.current }) });
	}, [element]);
}

/** Whether something that is dragged fits there. */
type Fits = (dragged: Dragged, place: CanvasPlace) => boolean;

const OPERATIONS = [
	["before", "reorder-before"],
	["after", "reorder-after"],
	["within", "combine"],
] as const;

/** Makes an element a place to drop at; gives where something above it would go at the moment. */
export function useDropTarget(
	element: RefObject<HTMLElement | null>,
	at: string,
	fits: Fits,
	axis: "vertical" | "horizontal" = "vertical",
): CanvasPlace["where"] | null {
	const [over, setOver] = useState<CanvasPlace["where"] | null>(null);
	const latest = useRef({ at, fits });
	latest.current = { at, fits };
	useEffect(() => {
		const own = element.current;
		if (!own) return;
		return combine(
			dropTargetForElements({
				element: own,
				canDrop({ source }) {
					const dragged = draggedOf(source.data);
					const { at: part, fits: ok } = latest.current;
					return dragged !== null && OPERATIONS.some(([where]) => ok(dragged, { part, where }));
				},
				getData({ input, source }) {
					const dragged = draggedOf(source.data);
					const { at: part, fits: ok } = latest.current;
					const allowed = OPERATIONS.filter(([where]) => dragged && ok(dragged, { part, where }));
					const operations = Object.fromEntries(allowed.map(([, operation]) => [operation, "available" as const]));
					return attachInstruction({ at: part }, { element: own, input, operations, axis });
				},
				onDrag(event) {
					const place = placeOf(event);
					setOver(place?.part === latest.current.at ? place.where : null);
				},
				onDragLeave: () => setOver(null),
				onDrop: () => setOver(null),
			}),
		);
	}, [element, axis]);
	return over;
}

/** Acts on every drop at a place of the canvas or of the structure. */
export function useDrops(onDrop: (dragged: Dragged, place: CanvasPlace) => void): void {
	const latest = useRef(onDrop);
	latest.current = onDrop;
	useEffect(
		() =>
			monitorForElements({
				onDrop(event) {
					const place = placeOf(event);
					const dragged = draggedOf(event.source.data);
					if (place && dragged) latest.current(dragged, place);
				},
			}),
		[],
	);
}
