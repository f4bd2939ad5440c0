import { expect, it } from "vitest";
import { flowPlaces } from "./flow-layout.ts";

const edge = (from: string, to: string) => ({ from, to, label: "" });

it("places what follows to the right, arrows back counting for nothing", () => {
	const places = flowPlaces(
		["a", "b", "c", "d"],
		[edge("a", "b"), edge("a", "c"), edge("b", "d"), edge("d", "a")],
		["a"],
	);
	expect(places).toEqual([
		{ id: "a", column: 0, row: 0 },
		{ id: "b", column: 1, row: 0 },
		{ id: "c", column: 1, row: 1 },
		{ id: "d", column: 2, row: 0 },
	]);
});

it("places what cannot be reached last, and what leads to itself as any other", () => {
	const places = flowPlaces(["a", "x", "b"], [edge("a", "b"), edge("b", "b"), edge("x", "x")], ["a"]);
	expect(places.map(({ id, column }) => [id, column])).toEqual([
		["a", 0],
		["x", 0],
		["b", 1],
	]);
});
