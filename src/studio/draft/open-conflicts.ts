import { type Conflict, conflictsOf } from "../../../schemas/edits/conflicts.ts";
import type { Edit, EditState } from "../../../schemas/edits/types.ts";

/** Milliseconds within which an edit is made without having seen what came in: what is typed counts after a pause. */
const CROSSING = 1_500;

/** The conflicts of a draft release in which one has yet to choose; of each part one at most. */
export type OpenConflicts = {
	all(): readonly Conflict[];
	/** Adds what was found, in place of an older one of the same part. */
	add(found: readonly Conflict[]): void;
	/** Takes in what others did, and what was there before it: edits made shortly after may cross it. */
	arrive(edits: readonly Edit[], before: EditState): void;
	/** Adds the conflicts of edits that were made just now with what has only just come in. */
	cross(made: readonly Edit[]): void;
	/** Takes one off. Returns the edits that lose by the choice. */
	choose(conflict: Conflict, choice: "mine" | "theirs"): readonly Edit[];
};

/** Conflicts beside those that were found at the start. */
export function createOpenConflicts(found: readonly Conflict[]): OpenConflicts {
	let open = found;
	let arrived: { time: number; before: EditState; edits: readonly Edit[] } | undefined;
	const add = (more: readonly Conflict[]) => {
		open = [...open.filter(({ id }) => !more.some((one) => one.id === id)), ...more];
	};
	return {
		all: () => open,
		add,
		arrive(edits, before) {
			arrived = { time: Date.now(), before, edits };
		},
		cross(made) {
			if (arrived && Date.now() - arrived.time < CROSSING) add(conflictsOf(arrived.before, arrived.edits, made));
		},
		choose(conflict, choice) {
			open = open.filter((one) => one !== conflict);
			if (choice === "theirs") return conflict.mine;
			return conflict.isRefused ? conflict.theirs : [];
		},
	};
}
