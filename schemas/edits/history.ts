import { applyPatches, type Patch } from "immer";
import { applyEdit, applyEditsTo, type EditResult } from "./apply-edits.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { effectiveEdits } from "./effective-edits.ts";
import type { Edit, EditState, RefusedEdit, Sentence } from "./types.ts";

/** One editor's edits of a draft release, among those of others. */
export type History = {
	/** What the edits lead to at the moment; a new object whenever it changes. */
	result(): EditResult;
	/** All edits so far, undone ones and undos included, in the order in which they are applied. */
	edits(): readonly Edit[];
	/** Makes an edit. Returns why it was refused, or null; a refused edit is not kept. */
	apply(edit: Edit): Sentence | null;
	/** Takes back the last of the own edits that counts. Returns the edit which says so, or null where there is none. */
	undo(): Edit | null;
	/** Makes the edit again that was undone last, unless another one came since. Returns the edit which says so, or null. */
	redo(): Edit | null;
	canUndo(): boolean;
	canRedo(): boolean;
	/**
	 * Puts in edits as they are stored: before those own edits that are not yet, given by their ids. Own edits among the stored
	 * ones take their place there. Returns where what others did and what is not stored are about the same part.
	 */
	receive(stored: readonly Edit[], unstored?: readonly string[]): Conflict[];
};

type Options = {
	/** Makes the ids of the edits that undo and redo. */
	newId(): string;
	/** Edits that are there already, of whomever: none of them is undone here. */
	edits?: readonly Edit[];
};

type Last = { id: string; before: EditResult; inverse: Patch[] };

/** A history of edits over a base. Undoing the last edit goes by its inverse patches, else the edits are applied anew without it. */
export function createHistory(base: EditState, { newId, edits: known = [] }: Options): History {
	let edits: readonly Edit[] = known;
	let result = applyEditsTo(base, known);
	let last: Last | null = null;
	const own: string[] = [];
	let undone: Edit[] = [];

	const replay = () => {
		last = null;
		result = applyEditsTo(base, edits);
	};

	const withState = (state: EditState, refused: readonly RefusedEdit[]): EditResult => ({ ...state, refused });

	function apply(edit: Edit): Sentence | null {
		const { documents, broken } = result;
		const { state, inverse, why } = applyEdit({ documents, broken }, edit);
		if (why) return why;
		last = { id: edit.id, before: result, inverse };
		result = withState(state, result.refused);
		edits = [...edits, edit];
		own.push(edit.id);
		undone = [];
		return null;
	}

	const undoOf = ({ id, path, at }: Edit): Edit => ({ id: newId(), verb: "undo", path, at, to: id });

	function undo(): Edit | null {
		const counting = new Set(effectiveEdits(edits));
		const target = edits.findLast((edit) => own.includes(edit.id) && counting.has(edit));
		if (!target) return null;
		const edit = undoOf(target);
		edits = [...edits, edit];
		undone.push(edit);
		if (last?.id !== target.id) replay();
		else {
			const { documents, broken } = result;
			result = withState(applyPatches({ documents, broken }, last.inverse), result.refused);
			last = null;
		}
		return edit;
	}

	function redo(): Edit | null {
		const target = undone.pop();
		if (!target) return null;
		const edit = undoOf(target);
		edits = [...edits, edit];
		replay();
		return edit;
	}

	function receive(stored: readonly Edit[], unstored: readonly string[] = []): Conflict[] {
		const open = new Set(unstored);
		const known = edits.filter(({ id }) => !open.has(id));
		const mine = edits.filter(({ id }) => open.has(id));
		const ids = new Set(known.map(({ id }) => id));
		const news = stored.filter(({ id }) => !ids.has(id));
		const arrived = new Set(news.map(({ id }) => id));
		const others = news.filter(({ id }) => !open.has(id));
		edits = [...known, ...news, ...mine.filter(({ id }) => !arrived.has(id))];
		replay();
		if (others.length === 0 || mine.length === 0) return [];
		return conflictsOf(applyEditsTo(base, known), others, mine);
	}

	return {
		result: () => result,
		edits: () => edits,
		apply,
		undo,
		redo,
		canUndo: () => effectiveEdits(edits).some(({ id }) => own.includes(id)),
		canRedo: () => undone.length > 0,
		receive,
	};
}
