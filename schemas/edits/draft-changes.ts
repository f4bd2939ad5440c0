import type { DocumentSource } from "../compiler/parse.ts";
import { applyEditsTo } from "./apply-edits.ts";
import { changedPaths, describeEdits } from "./describe-edits.ts";
import { readSources } from "./read-text.ts";
import { sumUp } from "./sum-up.ts";
import type { Documents, Edit, EditState, Sentence } from "./types.ts";

/** A document that a draft release changes. */
export type DocumentChange = {
	path: string;
	kind: "added" | "changed" | "removed";
	/** What differs in the end. */
	sentences: readonly Sentence[];
	/** What was done one after the other, by the ids of the edits. */
	acts: { id: string; sentence: Sentence }[];
};

/** What a draft release does to the portal. */
export type DraftChanges = {
	documents: DocumentChange[];
	/** Whether forms that citizens have started are asked again: each in `forms`, by its id, has another version then. */
	class: "safe" | "asks_started_forms_again";
	forms: string[];
};

const has = ({ documents, broken }: EditState, path: string) =>
	Object.hasOwn(documents, path) || Object.hasOwn(broken, path);

function kindOf(before: EditState, after: EditState, path: string): DocumentChange["kind"] {
	if (!has(before, path)) return "added";
	return has(after, path) ? "changed" : "removed";
}

/** The documents of a later state; those whose text is no JSON as they were before, since nothing can be said of what is in them. */
const comparable = (before: EditState, { documents, broken }: EditState): Documents => ({
	...documents,
	...Object.fromEntries(
		Object.keys(broken).flatMap((path) => {
			const was = before.documents[path];
			return was ? [[path, was]] : [];
		}),
	),
});

/** What edits of the documents in `sources` change, document by document, in sentences. */
export function draftChanges(sources: readonly DocumentSource[], edits: readonly Edit[]): DraftChanges {
	const before = readSources(sources);
	const after = applyEditsTo(before, edits);
	const described = describeEdits(before.documents, edits);
	const summed = sumUp(before.documents, comparable(before, after));
	const paths = changedPaths(before, after);
	const forms = paths.flatMap((path) => {
		const document = before.documents[path];
		return document?.kind === "form" && typeof document.id === "string" ? [document.id] : [];
	});
	return {
		documents: paths.map((path) => {
			const acts = described.filter((one) => one.paths.includes(path));
			const own = acts.map(({ edit, sentence }) => ({ id: edit.id, sentence }));
			// Nothing differs but what has no words, such as the order of keys: then what was done is told.
			const sentences = summed.get(path) ?? own.map(({ sentence }) => sentence);
			return { path, kind: kindOf(before, after, path), sentences, acts: own };
		}),
		class: forms.length > 0 ? "asks_started_forms_again" : "safe",
		forms,
	};
}
