import { describe, expect, it } from "vitest";
import { formOf } from "../../../schemas/compiler/emit/run-validator.fixture.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { errorsOfStep, type FormStep, hasField, namedStep, stepOf, stepOn, stepsOf } from "./steps.ts";

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

describe("the steps of a form", () => {
	const when = { "/form/kind": { const: "b" } };
	const steps: FormDocument["steps"] = [
		{ id: "one", title: "One", fields: ["kind"] },
		{ id: "two", title: "Two", fields: ["place"], when },
	];
	const form = formOf({}, { steps, review: true });
	const idsFor = (document: typeof form, values: Record<string, unknown>) =>
		stepsOf(document, values).map(({ id }) => id);

	it("are those that the values lead through, the review last where there is one", () => {
		expect(idsFor(form, { kind: "a" })).toEqual(["one", "review"]);
		expect(idsFor(form, { kind: "b" })).toEqual(["one", "two", "review"]);
		expect(idsFor({ ...form, review: false }, { kind: "b" })).toEqual(["one", "two"]);
	});

	it("are one of all fields, with the form's title, where the form has none", () => {
		expect(stepsOf(formOf({}), {})).toEqual([{ id: "answers", title: "Test", fields: null }]);
	});

	it("are named by their ids, also where the values do not lead there; the review only where there is one", () => {
		expect(["one", "two", "review", "none", undefined].map((id) => namedStep(form, id)?.id)).toEqual([
			...["one", "two", "review", undefined, undefined],
		]);
		expect(namedStep(formOf({}), "review")).toBeUndefined();
		expect(namedStep(formOf({}), "answers")).toBeUndefined();
	});

	it("ask for what stands in their fields, however deep, and for no more", () => {
		expect(["/place", "/place/text", "/places", "/title", ""].map((pointer) => hasField(WHERE, pointer))).toEqual([
			...[true, true, false, false, false],
		]);
		expect(hasField({ ...WHERE, fields: null }, "/title")).toBe(true);
		expect([stepOf(STEPS, "/place/text"), stepOf(STEPS, "/none")]).toEqual([WHERE, undefined]);
		expect(errorsOfStep(WHERE, [NO_TITLE, NO_PLACE, NOWHERE])).toEqual([NO_PLACE]);
	});
});
