import { expect, it } from "vitest";
import type { TriedRouting } from "../../../schemas/types.gen.ts";
import { isUnfinished, joinParts, shownMoves } from "./routing-parts.ts";

const place = (team: string) => ({ team, priority: 0, district: null });

const part = (over: Partial<TriedRouting> = {}): TriedRouting => ({
	cases: 10,
	total: 25,
	more: false,
	next: "case-10",
	moved: 2,
	rules: [{ id: "north", title: "The north", before: 1, after: 3 }],
	moves: [{ category: "Noise", before: place("a"), after: place("b"), cases: 2, numbers: ["1", "2"] }],
	...over,
});

it("adds parts up: what would go the same way is one group, with the first numbers, the largest first", () => {
	const roads = { category: "Roads", before: place("a"), after: place("b"), cases: 5, numbers: ["9"] };
	const noise = { category: "Noise", before: place("a"), after: place("b"), cases: 4, numbers: ["3", "4", "5", "6"] };
	const joined = joinParts(part(), part({ next: null, cases: 15, moved: 9, moves: [roads, noise] }));
	expect(joined).toMatchObject({ cases: 25, total: 25, moved: 11, rules: [{ id: "north", before: 2, after: 6 }] });
	expect(shownMoves(joined)).toEqual([{ ...noise, cases: 6, numbers: ["1", "2", "3", "4", "5"] }, roads]);
});

it("is finished after the last part, and where as many were tried as are to be", () => {
	expect(isUnfinished(part())).toBe(true);
	expect(isUnfinished(part({ next: null }))).toBe(false);
	expect(isUnfinished(part({ cases: 25 }))).toBe(false);
});
