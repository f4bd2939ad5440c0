import type { Json } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import type { CanvasChange, CanvasPart } from "../arrange/arrangement.ts";
import { setAt } from "../form/form-edits.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { entryWords } from "./block-words.ts";
import type { ViewPiece } from "./view-pieces.ts";

/** A piece as it stands on a canvas: it is called what it is. */
export function canvasPiece({ pointer, sort, keys, stays }: ViewPiece, { t, translate }: StudioI18n): CanvasPart {
	const { label, icon } = entryWords(sort, translate);
	return {
		id: pointer,
		owner: null,
		depth: 0,
		sort,
		icon,
		kind: t("Part of the view"),
		name: label,
		holds: [],
		isOnce: true,
		stays,
		keys,
	};
}

/** Adds a piece that a view has not: one object, or the setting that brings it. */
export function pieceAdded(path: string, view: JsonObject, { pointer }: ViewPiece, first: Json): CanvasChange {
	return { edits: setAt(path, view, pointerTokens(pointer), first), found: () => pointer };
}

/** Takes a piece away, unless the view is nothing without it. */
export function pieceRemoved(path: string, view: JsonObject, { pointer, keys, stays }: ViewPiece): CanvasChange | null {
	if (stays) return null;
	const edits = (keys ?? pointerTokens(pointer)).flatMap((key) => setAt(path, view, [key], undefined));
	return { edits, found: () => null };
}
