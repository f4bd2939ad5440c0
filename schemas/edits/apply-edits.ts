import { enablePatches, type Patch, produceWithPatches } from "immer";
import { effectiveEdits } from "./effective-edits.ts";
import { sentence } from "./refusals.ts";
import { isVerbName, VERBS } from "./registry.ts";
import type { Documents, Edit, EditState, RefusedEdit, Sentence } from "./types.ts";

enablePatches();

/** What came of one edit: the new state and immer's patches back to the former one, or why it was refused. */
export type Applied = { state: EditState; inverse: Patch[]; why: Sentence | null };

/** Applies one edit. Never throws; a refused edit changes nothing. */
export function applyEdit(state: EditState, edit: Edit): Applied {
	if (!isVerbName(edit.verb)) return { state, inverse: [], why: sentence("There is no such edit.") };
	let why: Sentence | undefined;
	const [next, , inverse] = produceWithPatches(state, (draft) => {
		why = VERBS[edit.verb].apply(draft, edit);
	});
	return why === undefined ? { state: next, inverse, why: null } : { state, inverse: [], why };
}

/** What edits lead to, and the edits that could not be applied, each with the reason. */
export type EditResult = EditState & { readonly refused: readonly RefusedEdit[] };

/** Applies edits in their order to a state, leaving out those that are undone. Never throws. */
export function applyEditsTo(start: EditState, edits: readonly Edit[]): EditResult {
	let state = start;
	const refused: RefusedEdit[] = [];
	for (const edit of effectiveEdits(edits)) {
		const applied = applyEdit(state, edit);
		state = applied.state;
		if (applied.why) refused.push({ edit, why: applied.why });
	}
	return { ...state, refused };
}

/** Applies edits in their order to documents, leaving out those that are undone. Never throws. */
export const applyEdits = (documents: Documents, edits: readonly Edit[]): EditResult =>
	applyEditsTo({ documents, broken: {} }, edits);
