import { describe, expect, it } from "vitest";
import {
	ANY_TEXT,
	asksFor,
	FIELD_TYPE_NAMES,
	isFieldType,
	traitsOf,
	typeByItself,
	typeThatAsks,
} from "./choose-type.ts";
import type { FieldShape } from "./field-type.ts";

describe("the type that asks for a schema by itself", () => {
	it.each<[string, Partial<FieldShape>, string]>([
		["a text", {}, "text"],
		["a text that may be long", { maxLength: 2000 }, "textarea"],
		["an email address", { format: "email" }, "email"],
		["a web address", { format: "uri" }, "url"],
		["a day", { format: "date" }, "date"],
		["a time", { format: "time" }, "time"],
		["a day and time", { format: "date-time" }, "datetime"],
		["a mobile number", { format: "mobile" }, "mobile"],
		["an identity card", { format: "id-card" }, "id_card"],
		["a number", { kind: "number" }, "number"],
		["yes or no", { kind: "yes-or-no" }, "checkbox"],
		["some of several choices", { kind: "choices", count: 3 }, "checkboxes"],
		["one of a few choices", { kind: "choice", count: 3 }, "radio"],
		["one of many choices", { kind: "choice", count: 30 }, "select"],
		["a choice from a list of an operation", { kind: "choice", remote: "listed" }, "select"],
		["a choice that is searched", { kind: "choice", remote: "searched" }, "combobox"],
		["a text in a format that no type is for", { format: "uuid" }, "text"],
	])("for %s", (_name, shape, type) => {
		expect(typeByItself({ ...ANY_TEXT, ...shape })).toBe(type);
	});

	it("is never one that only an author can ask for", () => {
		const shapes = (["text", "number", "yes-or-no", "choice", "choices", "constant"] as const).flatMap((kind) =>
			[0, 3, 30].map((count) => typeByItself({ ...ANY_TEXT, kind, count })),
		);
		expect(shapes.filter((name) => traitsOf(name)?.byItself === null)).toEqual([]);
	});
});

it("what is only shown, and what is hidden, has a type", () => {
	expect([typeThatAsks("shown"), typeThatAsks("hidden")]).toEqual(["static", "hidden"]);
});

it("a type is known by its own name alone, and a field without one asks for nothing in particular", () => {
	expect(["text", "toString", ""].map(isFieldType)).toEqual([true, false, false]);
	expect([asksFor("files", { widget: "file" }), asksFor("files", { widget: "text" }), asksFor("files", {})]).toEqual([
		...[true, false, false],
	]);
	expect(FIELD_TYPE_NAMES.every((name) => traitsOf(name) !== undefined)).toBe(true);
});
