import { expect, it } from "vitest";
import { createStreamPlaces } from "./stream-places.ts";

it("gives an address its own places only, and all together no more than there are", () => {
	const places = createStreamPlaces(2, 3);
	const taken = ["a", "a", "a", "b", "b"].map((address) => places.take(address));
	expect(taken.map((place) => place !== null)).toEqual([true, true, false, true, false]);
	taken[0]?.();
	expect(places.take("b")).not.toBeNull();
	expect(places.take("a")).toBeNull();
});

it("frees a place once, however often it is left", () => {
	const places = createStreamPlaces(1, 2);
	const leave = places.take("a");
	places.take("b");
	leave?.();
	leave?.();
	expect(places.take("a")).not.toBeNull();
	expect(places.take("c")).toBeNull();
});
