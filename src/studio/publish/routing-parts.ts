import type { RoutingMove, TriedRouting } from "../../../schemas/types.gen.ts";

const MAX_MOVES = 50;
const MAX_NUMBERS = 5;

function mergedMoves(moves: readonly RoutingMove[]): RoutingMove[] {
	const merged = new Map<string, RoutingMove>();
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
export const joinParts = (one: TriedRouting, next: TriedRouting): TriedRouting => ({
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
export const isUnfinished = ({ cases, total, next }: TriedRouting): boolean => next !== null && cases < total;

/** As many of the groups as somebody reads. */
export const shownMoves = ({ moves }: TriedRouting): readonly RoutingMove[] => moves.slice(0, MAX_MOVES);
