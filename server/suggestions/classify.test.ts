import { expect, it } from "vitest";
import type { CategoryModel } from "../database/tables/suggestion-tables.ts";
import { classify } from "./classify.ts";

/** Four cases: three of lighting with five words, one of roads with three; four different words in all. */
const MODEL: CategoryModel = {
	temperature: 1,
	vocabulary: 4,
	categories: [
		{ code: "lighting", cases: 3, words: 5 },
		{ code: "roads", cases: 1, words: 3 },
	],
	counts: { lamp: [0, 3], dark: [0, 2], hole: [1, 2], road: [1, 1] },
};

it("finds by the counts what was worked out by hand", () => {
	// lighting: 3/4 × (2+1)/(5+4) × (0+1)/(5+4) = 1/36; roads: 1/4 × (0+1)/(3+4) × (1+1)/(3+4) = 1/98.
	const [first, second] = classify(MODEL, ["dark", "road"]);
	expect(first?.code).toBe("lighting");
	expect(first?.probability).toBeCloseTo(98 / (98 + 36), 12);
	expect(second?.probability).toBeCloseTo(36 / (98 + 36), 12);
});

it("counts a word as often as it stands there, and a word that a category lacks as a small chance, not none", () => {
	// lighting: 3/4 × (1/9)²; roads: 1/4 × (3/7)².
	const [first, second] = classify(MODEL, ["hole", "hole"]);
	const lighting = 3 / 4 / 81;
	const roads = (1 / 4) * (9 / 49);
	expect(first).toEqual({ code: "roads", probability: expect.closeTo(roads / (lighting + roads), 12) });
	expect(second?.probability).toBeGreaterThan(0);
});

it("is less sure at a higher temperature, and says nothing of words that were not learned", () => {
	const [first] = classify({ ...MODEL, temperature: 2 }, ["dark", "road", "unheard"]);
	expect(first?.probability).toBeCloseTo(Math.sqrt(98) / (Math.sqrt(98) + 6), 12);
	expect(classify(MODEL, ["unheard", "constructor"])).toEqual([]);
});
