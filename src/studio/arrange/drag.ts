import type { ElementEventBasePayload } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { Input } from "@atlaskit/pragmatic-drag-and-drop/types";
import { type RefObject, useEffect, useRef, useState } from "react";
import { asString } from "../../../schemas/json/json.ts";
import type { CanvasPlace } from "./arrangement.ts";
import { type Dragged, listenForTouchDrops, offerTouchTarget } from "./touch-drag.ts";

type Library = typeof import("./drag-library.ts");

let library: Library | undefined;

async function loadLibrary(): Promise<Library> {
	library ??= await import("./drag-library.ts");
	return library;
}

/** Attaches something once the library is there, until the returned function is called. */
function attached(attach: (library: Library) => () => void): () => void {
	if (library) return attach(library);
	let detach: (() => void) | undefined;
	let isOver = false;
	loadLibrary().then(
		(loaded) => {
			if (!isOver) detach = attach(loaded);
		},
		// Whoever cannot drag has the buttons, the keys and the menu.
		() => undefined,
	);
	return () => {
		isOver = true;
		detach?.();
	};
}

function draggedOf({ sort, part, entry }: Record<string | symbol, unknown>): Dragged | null {
	if (typeof sort !== "string") return null;
	return { sort, ...(typeof part === "string" && { part }), ...(typeof entry === "string" && { entry }) };
}

const WHERE = { "reorder-before": "before", "reorder-after": "after", combine: "within" } as const;

function placeIn({ extractInstruction }: Library, data: Record<string | symbol, unknown> = {}): CanvasPlace | null {
	const instruction = extractInstruction(data);
	const part = asString(data.at);
	if (!instruction || instruction.blocked || part === undefined) return null;
	return { part, where: WHERE[instruction.operation] };
}

const placeOf = (library: Library, { location }: ElementEventBasePayload) =>
	placeIn(library, location.current.dropTargets[0]?.data);

/** Makes an element something that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, dragged: Dragged): void {
	const latest = useRef(dragged);
	latest.current = dragged;
	useEffect(() => {
		const own = element.current;
		if (!own) return;
		return attached(({ draggable }) => draggable({ element: own, getInitialData: () => ({ ...latest.current }) }));
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
		const allowed = (dragged: Dragged | null) => {
			const { at: part, fits: ok } = latest.current;
			return OPERATIONS.filter(([where]) => dragged !== null && ok(dragged, { part, where }));
		};
		return attached((library) => {
			const dataFor = (dragged: Dragged | null, input: Input) => {
				const operations = Object.fromEntries(allowed(dragged).map(([, one]) => [one, "available" as const]));
				return library.attachInstruction({ at: latest.current.at }, { element: own, input, operations, axis });
			};
			const placeFor = (dragged: Dragged, input: Input) => placeIn(library, dataFor(dragged, input));
			return library.combine(
				offerTouchTarget(own, { placeFor, show: setOver }),
				library.dropTargetForElements({
					element: own,
					canDrop: ({ source }) => allowed(draggedOf(source.data)).length > 0,
					getData: ({ input, source }) => dataFor(draggedOf(source.data), input),
					onDrag(event) {
						const place = placeOf(library, event);
						setOver(place?.part === latest.current.at ? place.where : null);
					},
					onDragLeave: () => setOver(null),
					onDrop: () => setOver(null),
				}),
			);
		});
	}, [element, axis]);
	return over;
}

/** Acts on every drop at a place of the canvas or of the structure. */
export function useDrops(onDrop: (dragged: Dragged, place: CanvasPlace) => void): void {
	const latest = useRef(onDrop);
	latest.current = onDrop;
	useEffect(
		() =>
			attached((library) =>
				library.combine(
					listenForTouchDrops((dragged, place) => latest.current(dragged, place)),
					library.monitorForElements({
						onDrop(event) {
							const place = placeOf(library, event);
							const dragged = draggedOf(event.source.data);
							if (place && dragged) latest.current(dragged, place);
						},
					}),
				),
			),
		[],
	);
}
