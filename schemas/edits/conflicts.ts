import { addressTokens } from "./addresses.ts";
import { applyEditsTo, replayEdits } from "./apply-edits.ts";
import { isVerbName, VERBS } from "./registry.ts";
import type { Edit, EditState, Sentence } from "./types.ts";

/** What two editors have made of one part, neither knowing of the other's. */
export type Conflict = {
	/** Names it: the ids of the two last edits. */
	id: string;
	path: string;
	/** The edits of each there, in their order. */
	mine: readonly Edit[];
	theirs: readonly Edit[];
	/** What each does to the document as it was before both. */
	sentences: { readonly mine: Sentence; readonly theirs: Sentence };
	/** Whether what I have made has no effect beside theirs: else mine is what counts at the moment. */
	isRefused: boolean;
};

/** Verbs whose later edit takes the place of an earlier one at the same part. */
const REPLACES = new Set(["set", "rename", "translate", "correct-text", "replace-document", "remove"]);

/** How many of their edits are tried one by one as the reason why one of mine is refused. */
const MAX_TRIED = 50;

const isWithin = (inner: readonly string[], outer: readonly string[]) =>
	outer.every((token, at) => inner[at] === token);

/** Whether two edits are of the same part, or one is of a part within what the other replaces. */
function meet(one: Edit, other: Edit): boolean {
	if (one.path !== other.path) return false;
	if (!REPLACES.has(one.verb) || !REPLACES.has(other.verb)) return false;
	const a = addressTokens(one.at) ?? [];
	const b = addressTokens(other.at) ?? [];
	// Whoever renames a part leaves what is within it as it is.
	const covers = (outer: Edit) => outer.verb !== "rename" || a.length === b.length;
	return (isWithin(a, b) && covers(other)) || (isWithin(b, a) && covers(one));
}

const doSame = (one: Edit, other: Edit) =>
	one.verb === other.verb && one.at === other.at && JSON.stringify(one.value) === JSON.stringify(other.value);

/** The one of theirs without which an edit of mine would have an effect. */
const inTheWay = (before: EditState, edit: Edit, theirs: readonly Edit[]): Edit | undefined =>
	theirs
		.slice(-MAX_TRIED)
		.findLast((their) => applyEditsTo(before, [...theirs.filter((one) => one !== their), edit]).refused.length === 0);

const sentenceOf = (before: EditState, edits: readonly Edit[], edit: Edit): Sentence => {
	const replayed = replayEdits(before, edits).find((one) => one.edit === edit);
	return isVerbName(edit.verb)
		? VERBS[edit.verb].describe(replayed?.applied ?? edit, (replayed?.before ?? before).documents)
		: { text: "", values: {} };
};

/**
 * Where edits of others, which come first, and my own that they did not know of are about the same part: the later takes the
 * place of the earlier, or has no effect beside it. Undone edits count as not made; two that do the same are none.
 */
export function conflictsOf(before: EditState, theirs: readonly Edit[], mine: readonly Edit[]): Conflict[] {
	if (theirs.length === 0 || mine.length === 0) return [];
	const together = replayEdits(before, [...theirs, ...mine]);
	const counts = new Set(together.map(({ edit }) => edit));
	const refused = new Set(together.flatMap(({ edit, why }) => (why ? [edit] : [])));
	const ours = mine.filter((edit) => counts.has(edit));
	const others = theirs.filter((edit) => counts.has(edit));
	const found = new Map<string, Conflict>();
	for (const edit of ours) {
		const isRefused = refused.has(edit);
		const last = isRefused ? inTheWay(before, edit, others) : others.findLast((their) => meet(edit, their));
		if (!last || doSame(edit, last)) continue;
		const key = JSON.stringify([last.path, last.at]);
		const mineThere = [...(found.get(key)?.mine ?? []), edit];
		found.set(key, {
			id: `${last.id} ${edit.id}`,
			path: last.path,
			mine: mineThere,
			theirs: others.filter((their) => their === last || meet(their, last)),
			sentences: { mine: sentenceOf(before, ours, edit), theirs: sentenceOf(before, others, last) },
			isRefused,
		});
	}
	return [...found.values()];
}
