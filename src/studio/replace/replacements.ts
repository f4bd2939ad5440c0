import { textsOf } from "../../../schemas/compiler/texts.ts";
import { addressOfPointer } from "../../../schemas/edits/references.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { isSound, studioTitle } from "../outline/outline.ts";

/** A text that would be replaced, as it is and as it would be. */
export type Replacement = { path: string; document: string; pointer: string; before: string; after: string };

/** The texts of all documents with some words in them, upper and lower case as written, and what replacing would make of them. */
export function replacementsIn(documents: Documents, find: string, put: string): Replacement[] {
	if (find === "") return [];
	return Object.entries(documents).flatMap(([path, document]) => {
		if (document.kind === "messages" || !isSound(document)) return [];
		const name = studioTitle(path, document);
		return textsOf(document).flatMap(({ text, pointer }) =>
			text.includes(find) ? [{ path, document: name, pointer, before: text, after: text.replaceAll(find, put) }] : [],
		);
	});
}

/** How often each text stands in the documents. */
function countsOf(documents: Documents): Map<string, number> {
	const counts = new Map<string, number>();
	for (const document of Object.values(documents))
		if (document.kind !== "messages" && isSound(document))
			for (const { text } of textsOf(document)) counts.set(text, (counts.get(text) ?? 0) + 1);
	return counts;
}

/** The edits that replace texts; a corrected text takes its translations along, which stay where the old one still stands. */
export function replacingEdits(documents: Documents, chosen: readonly Replacement[]): NewEdit[] {
	const texts = chosen.map(
		({ path, pointer, after }): NewEdit => ({
			verb: "set",
			path,
			at: addressOfPointer(documents[path], pointer),
			value: after,
		}),
	);
	const counts = countsOf(documents);
	const changed = Map.groupBy(chosen, ({ before }) => before);
	const translations = Object.entries(documents).flatMap(([path, document]) => {
		if (document.kind !== "messages") return [];
		const messages = asObject(document.messages);
		return [...changed].flatMap(([before, all]): NewEdit[] => {
			const after = all[0]?.after;
			const translation = messages[before];
			if (after === undefined || typeof translation !== "string") return [];
			const taken: NewEdit[] = Object.hasOwn(messages, after)
				? []
				: [{ verb: "translate", path, at: toPointer(["messages", after]), value: translation }];
			const isGone = all.length >= (counts.get(before) ?? 0);
			return isGone ? [...taken, { verb: "translate", path, at: toPointer(["messages", before]), value: null }] : taken;
		});
	});
	return [...texts, ...translations];
}
