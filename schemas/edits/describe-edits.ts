import { replayEdits } from "./apply-edits.ts";
import { isVerbName, VERBS } from "./registry.ts";
import type { Documents, Edit, EditState, Sentence } from "./types.ts";

/** An edit that counts, what it does, and the documents that it changes. */
export type DescribedEdit = { readonly edit: Edit; readonly sentence: Sentence; readonly paths: readonly string[] };

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The paths of the documents that differ between two states, in alphabetical order. */
export function changedPaths(before: EditState, after: EditState): string[] {
	const wholes = (state: EditState): Record<string, unknown> => ({ ...state.documents, ...state.broken });
	const from = wholes(before);
	const to = wholes(after);
	return [...new Set([...Object.keys(from), ...Object.keys(to)])]
		.filter((path) => !isSame(from[path], to[path]))
		.sort();
}

/** Sentences on the edits that count, in their order: not on undone or refused ones, and not on those that change nothing. */
export function describeEdits(documents: Documents, edits: readonly Edit[]): DescribedEdit[] {
	return replayEdits({ documents, broken: {} }, edits).flatMap(({ edit, applied, before, after, why }) => {
		const paths = why ? [] : changedPaths(before, after);
		if (paths.length === 0 || !isVerbName(edit.verb)) return [];
		return [{ edit, sentence: VERBS[edit.verb].describe(applied, before.documents), paths }];
	});
}
