/** Where a case goes: its team's name, how urgent it is, and its district. */
export type TrialPlace = { team: string | null; priority: number; district: string | null };

type Move = { category: string; before: TrialPlace; after: TrialPlace; cases: number; numbers: readonly string[] };

/** What rules would have done with a part of last month's cases. */
export type TrialPart = {
	cases: number;
	/** How many are to be tried in all. */
	total: number;
	/** Whether there are too many to try all of them. */
	more: boolean;
	/** After which case the next part begins; null after the last. */
	next: string | null;
	moved: number;
	rules: readonly { id: string; title: string; before: number; after: number }[];
	moves: readonly Move[];
};

const MAX_MOVES = 50;
const MAX_NUMBERS = 5;

function mergedMoves(moves: readonly Move[]): Move[] {
	const merged = new Map<string, Move>();
	for (const move of moves) {
		const { category, before, after } = move;
		const key = JSON.stringify([category, before, after]);
		const known = merged.get(key);
		const numbers = [...(known?.numbers ?? []), ...move.numbers].slice(0, MAX_NUMBERS);
		merged.set(key, { ...move, cases: move.cases + (known?.cases ?? 0), numbers });
	}
	return [...merged.values()].toSorted((one, other) => other.cases - one.cases);
}

/** Two parts as one; all of what would go elsewhere, the most first. */
export const joinParts = (one: TrialPart, next: TrialPart): TrialPart => ({
	...next,
	cases: one.cases + next.cases,
	moved: one.moved + next.moved,
	rules: one.rules.map((rule, place) => ({
		...rule,
		before: rule.before + (next.rules[place]?.before ?? 0),
		after: rule.after + (next.rules[place]?.after ?? 0),
	})),
	moves: mergedMoves([...one.moves, ...next.moves]),
});

/** Whether cases are left to be tried. */
export const isUnfinished = ({ cases, total, next }: TrialPart): boolean => next !== null && cases < total;

/** As many of the groups as somebody reads. */
export const shownMoves = ({ moves }: TrialPart): readonly Move[] => moves.slice(0, MAX_MOVES);
