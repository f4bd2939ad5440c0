import { describe, expect, it } from "vitest";
import { bareCharacters, NUMBER, PLAIN } from "./writing.ts";

describe("a text in an input", () => {
	it.each([
		["  a b ", "a b"],
		["", undefined],
		[" \t", undefined],
		["0", "0"],
	])("%j means %j", (text, value) => {
		expect(PLAIN.read(text)).toBe(value);
	});

	it.each([
		[undefined, ""],
		[null, ""],
		[0, "0"],
		[false, "false"],
		["a", "a"],
	])("is for %j %j", (value, text) => {
		expect(PLAIN.write(value)).toBe(text);
	});

	it("is bare without spaces, dashes and marks of direction, and without full-width characters", () => {
		expect(bareCharacters("１３８ 0000-00–00 \u202a")).toBe("13800000000");
	});
});

describe("a number as typed", () => {
	it.each([
		["12", 12],
		[" 1 2 ", 12],
		["-1.5", -1.5],
		["+3", 3],
		[".5", 0.5],
		["5.", 5],
		["１２．５", 12.5],
		["1,234,567.8", 1234567.8],
		["12,345", 12345],
		["007", 7],
		["9007199254740991", 9007199254740991],
		["9007199254740994", 9007199254740994],
		["\u202a42\u202c", 42],
	])("%j is %j", (text, number) => {
		expect(NUMBER.read(text)).toBe(number);
	});

	it("is zero without a sign, and none where nothing is typed", () => {
		expect([NUMBER.read("-0"), NUMBER.read(" "), NUMBER.read("")]).toEqual([0, undefined, undefined]);
	});

	it.each([
		"many",
		"1,5",
		"12,34",
		"1,2345",
		",123",
		"1234,567",
		"1e3",
		"0x10",
		"Infinity",
		"1.2.3",
		"--1",
		".",
		"-",
		"9007199254740993",
		"1 000 €",
	])("%j stays the text that it is", (text) => {
		expect(NUMBER.read(text)).toBe(text);
	});
});
