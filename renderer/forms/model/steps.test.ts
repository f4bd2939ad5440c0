import { describe, expect, it } from "vitest";
import { type FormStep, stepOn } from "./steps.ts";

const WHAT: FormStep = { id: "what", title: "What", fields: ["title"] };
const WHERE: FormStep = { id: "where", title: "Where", fields: ["place"] };
const REVIEW: FormStep = { id: "review", title: "Check your answers", fields: [] };
const STEPS = [WHAT, WHERE, REVIEW];
const NO_TITLE = { pointer: "/title", message: "Title is missing." };
const NO_PLACE = { pointer: "/place/text", message: "Place is missing." };
const NOWHERE = { pointer: "", message: "Too much." };

describe("a step on from a step that others follow", () => {
	it("leads to the next one, whatever is wrong there", () => {
		expect(stepOn(STEPS, 0, [NO_PLACE])).toEqual({ wrong: [], to: "where" });
	});

	it("stays while something is wrong with its own fields, and tells that alone", () => {
		expect(stepOn(STEPS, 0, [NO_TITLE, NO_PLACE])).toEqual({ wrong: [NO_TITLE], to: undefined });
	});
});

describe("a step on from the last step", () => {
	it("leads to the submission where nothing is wrong", () => {
		expect(stepOn(STEPS, 2, [])).toEqual({ wrong: [], to: undefined });
		expect(stepOn([WHAT], 0, [])).toEqual({ wrong: [], to: undefined });
	});

	it("leads to the step of what is wrong first, and tells all of it", () => {
		expect(stepOn(STEPS, 2, [NO_PLACE, NO_TITLE])).toEqual({ wrong: [NO_PLACE, NO_TITLE], to: "where" });
	});

	it("stays where the first of it is in this step, or in none", () => {
		expect(stepOn([WHAT, WHERE], 1, [NO_PLACE, NO_TITLE])).toEqual({ wrong: [NO_PLACE, NO_TITLE], to: undefined });
		expect(stepOn(STEPS, 2, [NOWHERE])).toEqual({ wrong: [NOWHERE], to: undefined });
	});
});
