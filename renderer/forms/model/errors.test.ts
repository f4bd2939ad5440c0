import { expect, it } from "vitest";
import { createErrorsStore } from "./errors.ts";

const MISSING = { pointer: "/name", message: "Name is missing." };
const SHORT = { pointer: "/text", message: "Text is too short." };

it("lists nothing of what is said of single values before one could not go on", () => {
	const errors = createErrorsStore();
	errors.showAt(MISSING.pointer, MISSING.message);
	expect(errors.at("/name")).toBe(MISSING.message);
	expect(errors.listed()).toEqual([]);
	expect(errors.listed()).toBe(errors.listed());
});

it("lists what an attempt to go on has found, and what is found since, until nothing is wrong", () => {
	const errors = createErrorsStore();
	errors.list([MISSING]);
	errors.showAt(SHORT.pointer, SHORT.message);
	expect(errors.listed()).toEqual([MISSING, SHORT]);
	errors.show([SHORT]);
	expect(errors.listed()).toEqual([SHORT]);
	errors.showAt(SHORT.pointer, undefined);
	errors.showAt(MISSING.pointer, MISSING.message);
	expect(errors.listed()).toEqual([]);
});

it("lists what is found since in the order of the form, where that is told", () => {
	const errors = createErrorsStore();
	errors.list([MISSING, SHORT]);
	const wrong = { pointer: "/name", message: "A name has letters." };
	errors.showAt(wrong.pointer, wrong.message, [wrong, SHORT]);
	expect(errors.listed()).toEqual([wrong, SHORT]);
});
