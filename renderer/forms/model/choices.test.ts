import { describe, expect, it } from "vitest";
import { leafSchema } from "../../../schemas/json/leaf-schema.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { choicesOf, labelKey, type Offered, placeOf, readAlike, rememberLabel } from "./choices.ts";

const choices = (schema: Record<string, unknown>, labelled?: FieldOptions["choices"]) =>
	choicesOf(leafSchema(schema), labelled ? { choices: labelled } : {});

describe("the choices of a field", () => {
	const labelled: FieldOptions["choices"] = [
		{ value: "b", label: "The second" },
		{ value: "a", label: "The first", hint: "Comes first" },
		{ value: "gone", label: "Listed no more" },
	];

	it("are those that its schema lists, in its order, under the document's labels", () => {
		expect(choices({ enum: ["a", "b", 3] }, labelled)).toEqual([
			{ value: "a", label: "The first", hint: "Comes first" },
			{ value: "b", label: "The second" },
			{ value: 3, label: "3" },
		]);
	});

	it("are without null, which is no answer", () => {
		expect(choices({ enum: [null, "a"] })).toEqual([{ value: "a", label: "a" }]);
	});

	it("are those of its entries where it asks for several", () => {
		expect(choices({ type: "array", items: { enum: ["a"] } })).toEqual([{ value: "a", label: "a" }]);
		expect(choices({ type: "array" }, labelled)).toEqual(labelled);
		expect(choices({ type: "string", items: { enum: ["a"] } })).toEqual([]);
	});

	it("are named by their branches first, with what the document says beside", () => {
		const oneOf = [{ const: "a", title: "By the schema", description: "As a hint" }, { const: 2 }];
		const when = { "/form/kind": { const: "x" } };
		expect(choices({ oneOf }, [{ value: "a", label: "By the document", when }])).toEqual([
			{ value: "a", label: "By the schema", hint: "As a hint", when },
			{ value: 2, label: "2" },
		]);
	});

	it("are the document's where the schema lists none, or has branches that are no choices", () => {
		expect(choices({ type: "string" }, labelled)).toEqual(labelled);
		expect(choices({ oneOf: [{ type: "string" }, { type: "number" }] }, labelled)).toEqual(labelled);
		expect(choices({ type: "string" })).toEqual([]);
	});
});

describe("what is chosen of that which an operation offers", () => {
	const source = { operation: "areasGetList", list: "/list", value: "/id", label: "/name" };
	const area: Offered = { value: 7, label: "North" };

	it("is noted under its label, by operation, kind of label and value", () => {
		const labels = new Map<string, string>();
		rememberLabel(labels, source, area);
		expect([...labels]).toEqual([[labelKey(source, 7), "North"]]);
		const others = [labelKey(source, "7"), labelKey({ ...source, label: "/title" }, 7)];
		expect([...others, labelKey({ ...source, operation: "other" }, 7)].some((key) => labels.has(key))).toBe(false);
	});

	it("is not noted where nothing is chosen, or where no operation offers it", () => {
		const labels = new Map<string, string>();
		rememberLabel(labels, source, undefined);
		rememberLabel(labels, undefined, area);
		expect(labels.size).toBe(0);
	});
});

describe("choices that are offered", () => {
	const offered: Offered[] = [
		{ value: 1, label: "One" },
		{ value: 2, label: "Two", hint: "More" },
	];

	it("are found by their value and its type", () => {
		expect([placeOf(offered, 2), placeOf(offered, "2"), placeOf([], 1)]).toEqual([1, -1, -1]);
	});

	it.each([
		["the same", [...offered], true],
		["the same with other entries behind them", offered.map((one) => ({ ...one, entry: {} })), true],
		["fewer", offered.slice(0, 1), false],
		["another value", [offered[0], { value: 3, label: "Two", hint: "More" }], false],
		["another label", [offered[0], { value: 2, label: "Zwei", hint: "More" }], false],
		["another hint", [offered[0], { value: 2, label: "Two" }], false],
		["another order", offered.toReversed(), false],
	])("read alike or not where others are %s", (_, others, alike) => {
		const given = others.filter((one) => one !== undefined);
		expect([readAlike(offered, given), readAlike(given, offered)]).toEqual([alike, alike]);
	});
});
