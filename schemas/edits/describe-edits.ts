import { applyEdit } from "./apply-edits.ts";
import { effectiveEdits } from "./effective-edits.ts";
import { isVerbName, VERBS } from "./registry.ts";
import type { Documents, Edit, EditState, Sentence } from "./types.ts";

/** An edit that counts, and what it does. */
export type DescribedEdit = { readonly edit: Edit; readonly sentence: Sentence };

/** Sentences on the edits that count, in their order: not on undone or refused ones. */
export function describeEdits(documents: Documents, edits: readonly Edit[]): DescribedEdit[] {
	let state: EditState = { documents, broken: {} };
	return effectiveEdits(edits).flatMap((edit) => {
		const before = state.documents;
		const { state: next, why } = applyEdit(state, edit);
		state = next;
		if (why || !isVerbName(edit.verb)) return [];
		return [{ edit, sentence: VERBS[edit.verb].describe(edit, before) }];
	});
}
