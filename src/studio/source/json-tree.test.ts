import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { keysAt, textRangeOf, writtenDocument } from "./json-tree.ts";

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [json()] });
const TEXT = '{"a": [1, {"b": "x"}], "c": {"d": null}, "e\\"f": true}';
const state = stateOf(TEXT);
const shownAt = (keys: (string | number)[], from = state) => {
	const { from: start, to } = textRangeOf(from, keys);
	return from.sliceDoc(start, to);
};

describe("the keys that lead to a place in the text", () => {
	it.each([
		['"b"', ["a", 1, "b"]],
		['"x"', ["a", 1, "b"]],
		["1,", ["a", 0]],
		["null", ["c", "d"]],
		["true", ['e"f']],
		['"a"', ["a"]],
	])("at %s", (piece, keys) => {
		expect(keysAt(state, TEXT.indexOf(piece) + 1)).toEqual(keys);
	});

	it("are none at the start, nor in a text without anything", () => {
		expect([keysAt(state, 0), keysAt(stateOf(""), 0)]).toEqual([[], []]);
	});
});

describe("the place in the text that keys lead to", () => {
	it.each<[(string | number)[], string]>([
		[["a", 1, "b"], '"b"'],
		[["a", 0], "1"],
		[["a", 1], '{"b": "x"}'],
		[["c"], '"c"'],
		[['e"f'], '"e\\"f"'],
		[["c", "gone", "deeper"], '"c"'],
		[["a", 7], '"a"'],
		[["gone"], "{"],
		[[], "{"],
	])("of %j is the name there, or the nearest part around it", (keys, piece) => {
		expect(shownAt(keys)).toBe(piece);
	});

	it("is the start of a text without anything", () => {
		expect(textRangeOf(stateOf(""), ["a"])).toEqual({ from: 0, to: 0 });
	});
});

describe("what a text says so far", () => {
	it("is all of it where it is whole", () => {
		expect(writtenDocument(state)).toEqual(JSON.parse(TEXT));
	});

	it.each([
		['{"a": 1, "b": ', { a: 1, b: undefined }],
		['{"a": [1, 2', { a: [1, 2] }],
		['{"a": {"b": "x"}, "c"', { a: { b: "x" } }],
		["[1]", {}],
		["", {}],
		['"text"', {}],
	])("is of %j what stands there", (text, said) => {
		expect(writtenDocument(stateOf(text))).toMatchObject(said);
	});
});
