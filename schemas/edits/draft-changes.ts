import type { DocumentSource } from "../compiler/parse.ts";
import { applyEditsTo } from "./apply-edits.ts";
import { changedPaths, describeEdits } from "./describe-edits.ts";
import { readSources } from "./read-text.ts";
import type { Edit, EditState, Sentence } from "./types.ts";

/** A document that a draft release changes. */
export type DocumentChange = { path: string; kind: "added" | "changed" | "removed"; sentences: Sentence[] };

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

/** What edits of the documents in `sources` change, document by document, in sentences. */
export function draftChanges(sources: readonly DocumentSource[], edits: readonly Edit[]): DraftChanges {
	const before = readSources(sources);
	const after = applyEditsTo(before, edits);
	const described = describeEdits(before.documents, edits);
	const paths = changedPaths(before, after);
	const forms = paths.flatMap((path) => {
		const document = before.documents[path];
		return document?.kind === "form" && typeof document.id === "string" ? [document.id] : [];
	});
	return {
		documents: paths.map((path) => ({
			path,
			kind: kindOf(before, after, path),
			sentences: described.filter((one) => one.paths.includes(path)).map(({ sentence }) => sentence),
		})),
		class: forms.length > 0 ? "asks_started_forms_again" : "safe",
		forms,
	};
}
