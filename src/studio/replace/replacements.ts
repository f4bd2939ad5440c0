import { textsOf } from "../../../schemas/compiler/texts.ts";
import { addressOfPointer } from "../../../schemas/edits/references.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { asWritten, studioTitle, type Translate } from "../naming/document-title.ts";
import { isSound } from "../outline/outline.ts";

/** A text that would be replaced, as it is and as it would be. */
export type Replacement = { path: string; document: string; pointer: string; before: string; after: string };

/** The texts of all documents with some words in them, upper and lower case as written, and what replacing would make of them. */
export function replacementsIn(
	documents: Documents,
	find: string,
	put: string,
	translate: Translate = asWritten,
): Replacement[] {
	if (find === "") return [];
	return Object.entries(documents).flatMap(([path, document]) => {
		if (document.kind === "messages" || !isSound(document)) return [];
		const name = studioTitle(path, document, translate);
		return textsOf(document).flatMap(({ text, pointer }) =>
			text.includes(find) ? [{ path, document: name, pointer, before: text, after: text.replaceAll(find, put) }] : [],
		);
	});
}

/** The edits that replace texts, each as a correction: its translations stay with it, to be confirmed, and with the old text where that still stands. */
export const replacingEdits = (documents: Documents, chosen: readonly Replacement[]): NewEdit[] =>
	chosen.map(({ path, pointer, after }) => ({
		verb: "correct-text",
		path,
		value: after,
		at: addressOfPointer(documents[path], pointer),
	}));
