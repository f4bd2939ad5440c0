import { textsOf } from "../../../schemas/compiler/texts.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject, asString } from "../../../schemas/rules/json.ts";
import { isSound } from "../outline/outline.ts";

/** A source text, its translation ("" while there is none), and the documents that it stands in. */
export type Wording = { source: string; translation: string; documents: readonly string[] };

/** The messages documents of a draft, by their locale. */
export const languagesOf = (documents: Documents): { path: string; locale: string }[] =>
	Object.entries(documents).flatMap(([path, document]) =>
		document.kind === "messages" ? [{ path, locale: asString(document.locale) ?? path }] : [],
	);

/** Every text of the documents beside its translation in a messages document: missing ones first, else in reading order. */
export function wordingsOf(documents: Documents, messagesPath: string): Wording[] {
	const messages = asObject(documents[messagesPath]?.messages);
	const found = new Map<string, Set<string>>();
	for (const [path, document] of Object.entries(documents)) {
		if (document.kind === "messages" || !isSound(document)) continue;
		for (const { text } of textsOf(document)) found.set(text, (found.get(text) ?? new Set()).add(path));
	}
	return [...found]
		.map(([source, paths]) => ({ source, translation: asString(messages[source]) ?? "", documents: [...paths] }))
		.sort((a, b) => Number(a.translation !== "") - Number(b.translation !== ""));
}
