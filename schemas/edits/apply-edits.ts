import { enablePatches, type Patch, produceWithPatches } from "immer";
import { effectiveEdits } from "./effective-edits.ts";
import { type Follow, followed, followName } from "./follow-names.ts";
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

/** One edit of a list as it was applied: at the addresses that its parts have by now. */
export type ReplayedEdit = { edit: Edit; applied: Edit; before: EditState; after: EditState; why: Sentence | null };

/**
 * Applies edits in their order, leaving out those that are undone. One that finds its part gone is tried where the names
 * given by edits before it lead: who changes a field while somebody else renames it has changed the renamed field.
 */
export function replayEdits(start: EditState, edits: readonly Edit[]): ReplayedEdit[] {
	let state = start;
	const names: Follow[] = [];
	return effectiveEdits(edits).map((edit) => {
		const before = state;
		const [applied, outcome] = applyOrFollow(before, edit, names);
		state = outcome.state;
		const name = outcome.why ? null : followName(applied, before.documents);
		if (name) names.push(name);
		return { edit, applied, before, after: state, why: outcome.why };
	});
}

function applyOrFollow(state: EditState, edit: Edit, names: readonly Follow[]): [Edit, Applied] {
	const first = applyEdit(state, edit);
	if (!first.why) return [edit, first];
	const other = followed(edit, names);
	if (other.at === edit.at && other.to === edit.to) return [edit, first];
	const second = applyEdit(state, other);
	return second.why ? [edit, first] : [other, second];
}

/** Applies edits in their order to a state, leaving out those that are undone. Never throws. */
export function applyEditsTo(start: EditState, edits: readonly Edit[]): EditResult {
	const replayed = replayEdits(start, edits);
	const { documents, broken } = replayed.at(-1)?.after ?? start;
	return { documents, broken, refused: replayed.flatMap(({ edit, why }) => (why ? [{ edit, why }] : [])) };
}

/** Applies edits in their order to documents, leaving out those that are undone. Never throws. */
export const applyEdits = (documents: Documents, edits: readonly Edit[]): EditResult =>
	applyEditsTo({ documents, broken: {} }, edits);
