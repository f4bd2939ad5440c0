import type { Edit } from "./types.ts";

/** The edits that count: without those undone, and without the undos that found theirs. An undo can be undone. */
export function effectiveEdits<E extends Pick<Edit, "id" | "verb" | "to">>(edits: readonly E[]): E[] {
	const known = new Set<string>();
	const meant = new Set(
		edits.filter(({ id, verb, to }) => {
			const isUndo = verb === "undo" && to !== undefined && known.has(to);
			known.add(id);
			return isUndo;
		}),
	);
	const undone = new Set<string | undefined>();
	for (const edit of edits.toReversed()) if (meant.has(edit) && !undone.has(edit.id)) undone.add(edit.to);
	return edits.filter((edit) => !meant.has(edit) && !undone.has(edit.id));
}
