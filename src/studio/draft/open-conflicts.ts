import { type Conflict, conflictsOf } from "../../../schemas/edits/conflicts.ts";
import type { Edit, EditState } from "../../../schemas/edits/types.ts";

/** Milliseconds within which an edit is made without having seen what came in: what is typed counts after a pause. */
const CROSSING = 1_500;

/** The conflicts of a draft release in which one has yet to choose; of each part one at most. */
export type OpenConflicts = {
	all(): readonly Conflict[];
	/** Adds what was found, together with an older one of the same part. */
	add(found: readonly Conflict[]): void;
	/** Takes in what others did, and what was there before it: edits made shortly after may cross it. */
	arrive(edits: readonly Edit[], before: EditState): void;
	/** Adds the conflicts of edits that were made just now with what has only just come in. */
	cross(made: readonly Edit[]): void;
	/** Takes one off. Returns the edits that lose by the choice. */
	choose(conflict: Conflict, choice: "mine" | "theirs"): readonly Edit[];
};

/** What a conflict is about: what somebody types in three goes is one thing to choose. */
const partOf = ({ path, theirs }: Conflict): string => `${path} ${theirs.at(-1)?.at}`;

/** The edits of several conflicts of one part, each once, so that all of them are taken back by a choice. */
const together = (edits: readonly (readonly Edit[])[]): Edit[] => [
	...new Map(edits.flat().map((edit) => [edit.id, edit])).values(),
];

/** Conflicts beside those that were found at the start. */
export function createOpenConflicts(found: readonly Conflict[]): OpenConflicts {
	let open = found;
	let arrived: { time: number; before: EditState; edits: readonly Edit[] } | undefined;
	const add = (more: readonly Conflict[]) => {
		for (const one of more) {
			const older = open.filter((other) => partOf(other) === partOf(one));
			const mine = together([...older, one].map((each) => each.mine));
			const theirs = together([...older, one].map((each) => each.theirs));
			open = [...open.filter((other) => !older.includes(other)), { ...one, mine, theirs }];
		}
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
