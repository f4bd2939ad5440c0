import { describe, expect, it } from "vitest";
import { comparedSources, heldToWords, readCompared } from "./compared-model.ts";
import { fieldsOf } from "./form-model.ts";

const day = (title: string) => ({ type: "string", format: "date", title });
const row = { type: "object", properties: { from: day("From"), to: day("To") } };
const fields = fieldsOf({
	schema: {
		properties: {
			start: day("Start"),
			end: day("End"),
			chosen: { ...day("Chosen"), enum: ["2026-11-27"] },
			count: { type: "integer", title: "Count" },
			most: { type: "number", title: "Most" },
			mail: { type: "string", format: "email", title: "Email" },
			clock: { type: "string", title: "Clock" },
			text: { type: "string", title: "Text" },
			rows: { type: "array", title: "Rows", items: row },
		},
	},
	fields: { "/clock": { widget: "time" } },
});
const named = (pointer: string) => {
	const found = fields.find((field) => field.pointer === pointer);
	if (!found) throw new Error(`expected a question ${pointer}`);
	return found;
};
const wordsOf = (pointer: string) => heldToWords(named(pointer)).map(({ label }) => label);
const sourcesOf = (pointer: string) => comparedSources(fields, named(pointer)).map((one) => one.pointer);

describe("a question that is held to another one", () => {
	it.each([
		["/count", ["more than", "at least", "less than", "at most", "the same as", "another than"]],
		["/start", ["later than", "not before", "earlier than", "not after", "the same as", "another than"]],
		["/clock", ["later than", "not before", "earlier than", "not after", "the same as", "another than"]],
		["/mail", ["the same as", "another than"]],
		["/text", []],
	])("%s is compared in the words of its kind", (pointer, words) => {
		expect(wordsOf(pointer)).toEqual(words);
	});

	it("is held to others of its kind, never to itself, to a list of choices or into rows", () => {
		expect(sourcesOf("/start")).toEqual(["/form/end"]);
		expect(sourcesOf("/count")).toEqual(["/form/most"]);
		expect(sourcesOf("/mail")).toEqual([]);
	});

	it("is held in a row to those of the same row, and to those at the top", () => {
		expect(sourcesOf("/rows/*/to")).toEqual(["/form/start", "/form/end", "/item/from"]);
	});
});

it("what a document compares is read in its order, without what is no comparison", () => {
	const compared = { same_as: "/form/a", resembles: "/form/b", at_least: 3, at_most: "/item/c" };
	expect(readCompared(compared)).toEqual([
		["same_as", "/form/a"],
		["at_most", "/item/c"],
	]);
	expect([readCompared(undefined), readCompared("same_as")]).toEqual([[], []]);
});
