import { expect, it } from "vitest";
import { createStreamPlaces } from "./stream-places.ts";

it("gives an address its own places only, and all together no more than there are", () => {
	const places = createStreamPlaces(2, 3, 0);
	const taken = ["a", "a", "a", "b", "b"].map((address) => places.take({ address }));
	expect(taken.map((place) => place !== null)).toEqual([true, true, false, true, false]);
	taken[0]?.();
	expect(places.take({ address: "b" })).not.toBeNull();
	expect(places.take({ address: "a" })).toBeNull();
});

it("frees a place once, however often it is left", () => {
	const places = createStreamPlaces(1, 2, 0);
	const leave = places.take({ address: "a" });
	places.take({ address: "b" });
	leave?.();
	leave?.();
	expect(places.take({ address: "a" })).not.toBeNull();
	expect(places.take({ address: "c" })).toBeNull();
});

it("keeps places for people who are logged in, however many strangers come", () => {
	const places = createStreamPlaces(1, 4, 2);
	const strangers = ["a", "b", "c", "d"].filter((address) => places.take({ address }) !== null);
	expect(strangers).toEqual(["a", "b"]);
	const people = ["a", "b", "c"].filter((person) => places.take({ person }) !== null);
	expect(people).toEqual(["a", "b"]);
});
