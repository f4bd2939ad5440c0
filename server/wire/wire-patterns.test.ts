import { expect, it } from "vitest";
import { API, SHAPES } from "../../schemas/catalogue.gen.ts";
import { isObject } from "../../schemas/json/json.ts";
import { processorTime } from "../../schemas/rules/patterns/processor-time.fixture.ts";

function patternsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(patternsIn);
	if (!isObject(value)) return [];
	const own = typeof value.pattern === "string" ? [value.pattern] : [];
	return [...own, ...Object.values(value).flatMap(patternsIn)];
}

const PATTERNS = [...new Set([...Object.values(API), ...Object.values(SHAPES)].flatMap(patternsIn))];

/** As much as a body may hold. */
const LENGTH = 1024 * 1024;

it("finds the patterns of the wire", () => {
	expect(PATTERNS.length).toBeGreaterThan(3);
});

it.each(PATTERNS)("takes no time to hold a body's longest text against %s", (pattern) => {
	const test = new RegExp(pattern, "u");
	for (const piece of ["1", "13", "a", "0a", "/", "en-", "A", " "])
		expect(processorTime(() => test.test(`${piece.repeat(LENGTH / piece.length)}\n`))).toBeLessThan(50);
});
