import { replayEdits } from "./apply-edits.ts";
import { effectiveEdits } from "./effective-edits.ts";
import { isVerbName, VERBS } from "./registry.ts";
import type { Documents, Edit, EditState, Sentence } from "./types.ts";

/** An edit that counts, what it does, and the documents that it changes. */
export type DescribedEdit = { readonly edit: Edit; readonly sentence: Sentence; readonly paths: readonly string[] };

/** Verbs of which only the last counts where it is made at one place several times. */
const LAST_COUNTS: ReadonlySet<string> = new Set(["set", "translate", "replace-document"]);

/** Edits without those whose result a later one replaces, so that a sentence tells of what was before all of them. */
function withoutReplaced(edits: readonly Edit[]): Edit[] {
	const seen = new Set<string>();
	const last = edits.toReversed().filter(({ verb, path, at }) => {
		const place = JSON.stringify([verb, path, at]);
		const isReplaced = LAST_COUNTS.has(verb) && seen.has(place);
		seen.add(place);
		return !isReplaced;
	});
	return last.reverse();
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The paths of the documents that differ between two states, in alphabetical order. */
export function changedPaths(before: EditState, after: EditState): string[] {
	const wholes = (state: EditState): Record<string, unknown> => ({ ...state.documents, ...state.broken });
	const [from, to] = [wholes(before), wholes(after)];
	return [...new Set([...Object.keys(from), ...Object.keys(to)])]
		.filter((path) => !isSame(from[path], to[path]))
		.sort();
}

function described(start: EditState, edits: readonly Edit[]): { list: DescribedEdit[]; refused: number } {
	const replayed = replayEdits(start, edits);
	const list = replayed.flatMap(({ edit, applied, before, after, why }) => {
		const paths = why ? [] : changedPaths(before, after);
		if (paths.length === 0 || !isVerbName(edit.verb)) return [];
		return [{ edit, sentence: VERBS[edit.verb].describe(applied, before.documents), paths }];
	});
	return { list, refused: replayed.filter(({ why }) => why).length };
}

/**
 * Sentences on the edits that count, in their order: not on undone or refused ones, and not on those that change nothing
 * or are replaced by a later one at the same place.
 */
export function describeEdits(documents: Documents, edits: readonly Edit[]): DescribedEdit[] {
	const start: EditState = { documents, broken: {} };
	const all = effectiveEdits(edits);
	const short = described(start, withoutReplaced(all));
	const whole = short.refused > 0 ? described(start, all) : short;
	// An edit that another one needed was left out: then each is told of.
	return short.refused > whole.refused ? whole.list : short.list;
}
