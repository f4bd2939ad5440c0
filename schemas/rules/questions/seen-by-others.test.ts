import { expect, test } from "vitest";
import { artefactOf, formOf } from "../../compiler/emit/run-validator.fixture.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { describeValues, type Visibility } from "./described-values.ts";
import { seenByOthers } from "./seen-by-others.ts";

const seen = (visibility: Visibility, value: unknown, text: string) =>
	seenByOthers({ name: "/a", label: "A", value, text, visibility, picked: false, masked: 1 });

test("a public value is seen whole, a private one not at all", () => {
	expect(seen("public", 2, "Outdoors")).toEqual({ value: 2, text: "Outdoors" });
	expect(seen("private", "secret", "secret")).toBeUndefined();
});

test("of a masked text its owner knows it again, others do not", () => {
	expect(seen("masked", "13800000000", "13800000000")).toEqual({ value: "138***", text: "138***" });
});

test.each([
	["a choice", "out", "Outdoors"],
	["a number", 42, "42"],
	["a yes or no", true, "Yes"],
	["several", ["mo", "tu"], "Monday, Tuesday"],
	["an address", { region: "331082", detail: "Ziyang Street 1" }, "Linhai, Ziyang Street 1"],
	["files", ["f1"], "Files: 1"],
])("of %s that is masked nothing is left that could tell", (_name, value, text) => {
	expect(seen("masked", value, text)).toEqual({ value: null, text: "***" });
});

const text = { type: "string", title: "A" };
const listed = { operation: "messagesGetCategory", list: "/list", value: "/name", label: "/name" } as const;

test.each<[string, object, FieldOptions]>([
	["a list without titles", { ...text, enum: ["North", "South"] }, {}],
	["titles that are the values", { ...text, oneOf: [{ const: "North", title: "North" }] }, {}],
	["values without titles", { ...text, anyOf: [{ const: "North" }, { const: "South" }] }, {}],
	["the document's labels", text, { widget: "select", choices: [{ value: "North", label: "North" }] }],
	["a day of the calendar", { ...text, format: "date" }, {}],
	["an operation's options", text, { widget: "combobox", options: listed }],
])("of a masked choice from %s nothing is left, though it is said as it is kept", (_name, schema, options) => {
	const a = "format" in schema ? "1990-05-01" : "North";
	const form = formOf({ a: schema }, { fields: { "/a": { ...options, visibility: "masked" } } });
	expect(describeValues(artefactOf(form), { a }).map(seenByOthers)).toEqual([{ value: null, text: "***" }]);
});

test.each([
	["text", "Maple Road 1", "M***"],
	["mobile", "+86 13800000000", "+86***"],
	["time", "08:30", "***"],
] as const)("a masked answer of the type %s shows of its beginning what the type says", (widget, a, text) => {
	const form = formOf({ a: { type: "string" } }, { fields: { "/a": { widget, visibility: "masked" } } });
	expect(describeValues(artefactOf(form), { a }).map(seenByOthers)).toMatchObject([{ text }]);
});
