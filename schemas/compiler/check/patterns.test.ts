import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS } from "../../rules/formats/formats.ts";
import { PATTERN, TEXT } from "../../rules/patterns/patterns.fixture.ts";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, patternFault } from "../../rules/patterns/patterns.ts";
import { processorTime } from "../../rules/patterns/processor-time.fixture.ts";
import { SLOW_PATTERNS } from "../../rules/patterns/slow-patterns.fixture.ts";
import { isSatisfied } from "../../rules/values/condition.ts";
import { interpreted } from "../../rules/values/interpreted.ts";
import { formOf, validatorOf } from "../emit/run-validator.fixture.ts";
import { formatDiagnostic } from "../worded.ts";
import { isQuickOnNames } from "./pattern-steps.ts";
import { checkPatterns } from "./patterns.ts";

/** Milliseconds: the bound is ten, of a machine that does nothing else and whose code is warm. */
const MAX = 40;

const reported = (schema: { [keyword: string]: unknown }): string[] => {
	const found: string[] = [];
	checkPatterns({ schema, at: [] }, (_at, _code, message) => found.push(formatDiagnostic(message)));
	return found;
};

const isTaken = ([pattern, { length }]: readonly [string, string]) =>
	reported({ pattern, maxLength: length }).length === 0;

describe.each(SLOW_PATTERNS.filter(isTaken))("the pattern %s", (pattern, text) => {
	const maxLength = text.length;

	test("is quick in the compiled rules that browser and server run", async () => {
		const validate = await validatorOf(formOf({ text: { type: "string", maxLength, pattern } }));
		expect(processorTime(() => validate({ text }))).toBeLessThan(MAX);
		const longer = text.repeat(100);
		expect(processorTime(() => validate({ text: longer }))).toBeLessThan(MAX);
		expect(validate({ text: longer })).toBe(false);
		expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(["maxLength"]);
	});

	test("is quick in conditions, also on texts that nothing limits", () => {
		for (const given of [text, text.repeat(100)])
			expect(processorTime(() => isSatisfied({ "/text": { pattern } }, { text: given }))).toBeLessThan(2 * MAX);
	});
});

test.each(SLOW_PATTERNS.filter((one) => !isTaken(one)))("%s is refused, and what was expected is said", (pattern) => {
	expect(reported({ pattern })[0]).toMatch(/^"pattern" ".*" .*\. Expected one .*\.$/);
});

test("of the patterns that RegExp takes minutes for, those without look-around and references back are taken", () => {
	expect(SLOW_PATTERNS.filter(isTaken)).toHaveLength(SLOW_PATTERNS.length - 3);
});

test("no pattern that is taken is slow on any text that its schema allows", () => {
	let attacked = 0;
	const length = fc.constantFrom(80, 1_000, 3_000, MAX_TEXT_LENGTH);
	const pumped = fc.tuple(TEXT, fc.constantFrom("", "!", "b", "=", "汉"));
	fc.assert(
		fc.property(PATTERN, length, fc.array(pumped, { minLength: 1, maxLength: 3 }), (pattern, max, pumps) => {
			fc.pre(patternFault(pattern, max) === undefined);
			const passes = interpreted({ pattern, maxLength: max });
			for (const [pump, end] of pumps) {
				const text = (pump || "a").repeat(max).slice(0, max - end.length) + end;
				expect(processorTime(() => passes(text))).toBeLessThan(MAX);
				attacked++;
			}
		}),
		{ numRuns: 150, seed: 7 },
	);
	expect(attacked).toBeGreaterThan(150);
}, 60_000);

test("no pattern of names that is taken is slow on any name", () => {
	const slowest = fc.sample(PATTERN, { numRuns: 1_500, seed: 5 }).filter(isQuickOnNames);
	expect(slowest.length).toBeGreaterThan(100);
	for (const pattern of slowest) {
		const passes = interpreted({ patternProperties: { [pattern]: false } });
		for (const pump of ["a", "ab", " ,", "1-"]) {
			const name = `${pump.repeat(MAX_NAME_LENGTH).slice(0, MAX_NAME_LENGTH - 1)}!`;
			expect(
				processorTime(() => passes({ [name]: 1 })),
				pattern,
			).toBeLessThan(MAX);
			expect(passes({ [name.repeat(2)]: 1 })).toBe(false);
		}
	}
}, 60_000);

test.each(Object.keys(FORMATS))("the format %s is quick on any text", (format) => {
	const passes = interpreted({ format });
	const pieces = ["a", ":", "a.", "a-", "/", "1", "f:", "%20", "{a}", "~0", "@", "a@a.", "http://a:", "=", "A", "P1Y"];
	for (const start of ["", "http://", "mailto:a@", "P", "#/", "a@", "::", "urn:uuid:"])
		for (const piece of pieces)
			for (const max of [2_000, MAX_TEXT_LENGTH]) {
				const text = `${start}${piece.repeat(max)}`.slice(0, max - 1);
				expect(
					processorTime(() => passes(`${text}\n`)),
					`${start}${piece}…`,
				).toBeLessThan(MAX);
			}
});
