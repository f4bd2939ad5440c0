import type { NewEdit } from "../../../schemas/edits/types.ts";
import { useMake } from "./draft-context.tsx";

/** A text of the document that takes the place of another one: its translations go with it where it is a correction. */
export const asCorrection = (edit: NewEdit): NewEdit =>
	edit.verb === "set" && typeof edit.value === "string" && edit.value.trim() !== ""
		? { ...edit, verb: "correct-text" }
		: edit;

/** Makes edits of a text: as corrections, with which the translations stay and wait to be confirmed, or as a new text. */
export function useMakeText(): (isCorrection: boolean, ...edits: readonly NewEdit[]) => boolean {
	const make = useMake();
	return (isCorrection, ...edits) => make(...(isCorrection ? edits.map(asCorrection) : edits));
}
