import { expect, it } from "vitest";
import { createLearner, MIN_CASES, MIN_FILERS, type Sample } from "./learn.ts";

const TEXTS = { lighting: "The lamp is dark", roads: "A hole in the road" };

/** Cases of two categories in turn, each of another person unless said. */
const samples = (count: number, more: (index: number) => Partial<Sample> = () => ({})): Sample[] =>
	Array.from({ length: count }, (_, index) => {
		const category = index % 2 === 0 ? "lighting" : "roads";
		return { id: `case ${index}`, filer: `person ${index}`, category, text: TEXTS[category], ...more(index) };
	});

function learn(from: readonly Sample[]) {
	const learner = createLearner();
	for (const sample of from) learner.add(sample);
	return learner.finish();
}

it("learns from four fifths of the cases and is measured by the rest, the same ones each time", () => {
	const { cases, model, figures } = learn(samples(200));
	expect(cases + (figures?.held_out ?? 0)).toBe(200);
	expect(figures?.held_out).toBeGreaterThan(20);
	expect(figures?.held_out).toBeLessThan(60);
	expect(figures).toMatchObject({ right: figures?.held_out, right_in_three: figures?.held_out, confused: [] });
	expect(learn(samples(200))).toEqual({ cases, model, figures });
	expect(Object.keys(model?.counts ?? {})).toEqual(["dark", "hole", "lamp", "road", "the"]);
});

it("says which categories it takes for which, and what of each it finds", () => {
	// Every fourth case of lighting is written as one of roads.
	const { figures } = learn(samples(400, (index) => (index % 8 === 0 ? { text: TEXTS.roads } : {})));
	const wrong = (figures?.held_out ?? 0) - (figures?.right ?? 0);
	expect(wrong).toBeGreaterThan(0);
	expect(figures?.confused).toEqual([{ category: "lighting", taken_for: "roads", cases: wrong }]);
	const [lighting, roads] = figures?.categories ?? [];
	expect(lighting).toMatchObject({ code: "lighting", right: (lighting?.held_out ?? 0) - wrong });
	expect(roads).toMatchObject({ code: "roads", suggested: (roads?.held_out ?? 0) + wrong, right: roads?.held_out });
});

it("keeps no word that fewer than five people wrote, however often one of them did", () => {
	const named = samples(200, (index) => {
		if (index < MIN_FILERS - 1) return { text: "Wangxiaoming broke the lamp" };
		if (index < 100) return { filer: "one", text: "Lihua broke the lamp" };
		return {};
	});
	expect(JSON.stringify(learn(named))).not.toMatch(/wangxiaoming|lihua/i);
	const common = samples(200, () => ({ text: "Mapleroad, the lamp" }));
	expect(Object.keys(learn(common).model?.counts ?? {})).toContain("mapleroad");
});

it("learns nothing of fewer than two categories with enough cases", () => {
	expect(learn(samples(MIN_CASES))).toMatchObject({ model: null, figures: null });
	expect(learn(samples(200, () => ({ category: "roads" })))).toMatchObject({ model: null });
});
