import type { History } from "../../../schemas/edits/history.ts";
import type { Edit } from "../../../schemas/edits/types.ts";

/** What was done as one act is undone as one, of however many edits it was. */
export type Acts = {
	/** An act of so many edits was done; what was undone before cannot be redone any more. */
	done(edits: number): void;
	/** Undoes the last act, or redoes what was undone last. Returns the edits which say so; none where there is none. */
	undo(): Edit[];
	redo(): Edit[];
	canUndo(): boolean;
	canRedo(): boolean;
};

export function createActs(history: Pick<History, "undo" | "redo" | "canUndo">): Acts {
	/** How many edits each act has, newest last. */
	const done: number[] = [];
	const undone: number[] = [];
	const turnBack = (from: number[], to: number[], act: () => Edit | null): Edit[] => {
		const count = from.pop();
		if (count === undefined) return [];
		to.push(count);
		return Array.from({ length: count }, act).filter((edit) => edit !== null);
	};
	return {
		done(edits) {
			if (edits === 0) return;
			done.push(edits);
			undone.length = 0;
		},
		undo: () => turnBack(done, undone, history.undo),
		redo: () => turnBack(undone, done, history.redo),
		canUndo: () => done.length > 0 && history.canUndo(),
		canRedo: () => undone.length > 0,
	};
}
