import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";

/** Something that stands on a canvas: a question, a step, a block, a tab, a column. */
export type CanvasPart = {
	/** Names it within its document, and in addresses of the studio. */
	id: string;
	/** What its reader calls it. */
	name: string;
	/** What it is: "Short text", "Section". */
	kind: string;
	icon: string;
	/** The part around it; null at the top. */
	owner: string | null;
	/** How many parts are around it. */
	depth: number;
	/** What it can hold: entries of these sorts. */
	holds: readonly string[];
	/** What it is an entry of: parts of one sort can stand beside each other. */
	sort: string;
	required?: boolean;
	/** It is there once, at a place of its own: it is neither moved nor copied. */
	isOnce?: boolean;
	/** What it stands in is nothing without it. */
	stays?: boolean;
	/** Settings of what is around it that it consists of, where it is no object of its own. */
	keys?: readonly string[] | undefined;
};

/** A place on a canvas, by what stands there already; the whole document is "". */
export type CanvasPlace = { part: string; where: "before" | "after" | "within" };

/** What an act on a canvas does: its edits, and what is selected then, found in the document after them. */
export type CanvasChange = { edits: readonly NewEdit[]; found(after: JsonObject): string | null };

/** Something that can be added. */
export type PaletteEntry = { id: string; sort: string; label: string; help: string; icon: string };

/** What was copied: of a question the schema and options, of anything else the value itself. */
export type Clip = {
	sort: string;
	name: string;
	value: Json;
	/** What was copied with it. */
	others?: readonly Clip[];
};

/** Something that was pasted, and the part that it is now. */
export type Pasted = { clip: Clip; id: string };

/** A way to put a part into another one that is made for it, with a text that the studio translates. */
export type Wrap = { id: string; label: string };

/** One document as parts in their order, and the acts on them. An act that makes no sense gives null. */
export type Arrangement = {
	path: string;
	/** Those within a part follow it. */
	parts: readonly CanvasPart[];
	palette: readonly PaletteEntry[];
	add(entry: string, place: CanvasPlace): CanvasChange | null;
	move(id: string, place: CanvasPlace): CanvasChange | null;
	remove(id: string): CanvasChange | null;
	/** Finds a part after changes to others; null where it is gone. */
	follow(id: string): (after: JsonObject) => string | null;
	clip(id: string): Clip | null;
	/** `before`: what was pasted before it in the same act. */
	paste(clip: Clip, place: CanvasPlace, before?: readonly Pasted[]): CanvasChange | null;
	/** The ways in which a part can be wrapped. */
	wraps(id: string): readonly Wrap[];
	wrap(id: string, wrap: string): CanvasChange | null;
};

/** Those beside a part, itself among them, in their order. */
export const besides = ({ parts }: Pick<Arrangement, "parts">, part: CanvasPart): CanvasPart[] =>
	parts.filter(({ owner, sort }) => owner === part.owner && sort === part.sort);

/** The place one further up or down among those beside a part; null at the end of the way. */
export function placeBeside(arrangement: Pick<Arrangement, "parts">, part: CanvasPart, by: -1 | 1): CanvasPlace | null {
	const all = besides(arrangement, part);
	const other = all[all.indexOf(part) + by];
	return other ? { part: other.id, where: by === 1 ? "after" : "before" } : null;
}

/** Parts by their ids. */
export const partsById = onceForEach(
	(parts: readonly CanvasPart[]): ReadonlyMap<string, CanvasPart> => new Map(parts.map((part) => [part.id, part])),
);

/** Whether a part can stand at a place: beside one of its sort, or within one that holds its sort, and not in itself. */
export function fitsAt(
	{ parts }: Pick<Arrangement, "parts">,
	sort: string,
	own: string | null,
	place: CanvasPlace,
): boolean {
	const byId = partsById(parts);
	const target = byId.get(place.part);
	if (!target) return place.part === "";
	for (let around: CanvasPart | undefined = target; around; around = byId.get(around.owner ?? ""))
		if (around.id === own) return false;
	return place.where === "within" ? target.holds.includes(sort) : target.sort === sort;
}
