import { expect, it } from "vitest";
import { type Spot, stackedSpots } from "./spots.ts";

const spot = (id: string, top: number, height = 40): Spot => ({ id, top, left: 10, width: 200, height });

/** Where the tops of stacked spots are, each below the one before it. */
function topsOf(spots: readonly Spot[], room: number): number[] {
	let top = 0;
	return stackedSpots(spots, room).map(({ below }) => {
		top += below;
		return top;
	});
}

it("stacks spots so that each stands where its part does, with room around it", () => {
	const spots = [spot("/group", 20, 200), spot("/group/name", 30), spot("/group/town", 90), spot("/side", 20)];
	expect(topsOf(spots, 8)).toEqual([12, 22, 82, 12]);
	expect(stackedSpots(spots, 8)[1]).toEqual({ id: "/group/name", below: 10, left: 2, width: 216, height: 56 });
});

it("says the same of spots that a part which is put in above them moves, but for the next", () => {
	const before = [spot("/a", 0), spot("/b", 50), spot("/c", 100), spot("/d", 150)];
	const after = [spot("/a", 0), spot("/new", 50, 90), spot("/b", 150), spot("/c", 200), spot("/d", 250)];
	expect(stackedSpots(after, 8).slice(3)).toEqual(stackedSpots(before, 8).slice(2));
});
