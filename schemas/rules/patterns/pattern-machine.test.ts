import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { machineOf } from "./pattern-machine.ts";
import { programOf } from "./pattern-program.ts";
import { matchedLength } from "./pattern-syntax.ts";
import { PATTERN, TEXT } from "./patterns.fixture.ts";

const matches = (pattern: string, text: string): boolean | undefined => {
	const program = programOf(pattern);
	return program && machineOf(program)(text);
};

const ALPHABET = ["", "a", "b", "_", "-", "1", " ", "é", "汉", "😀", "\n", "\uD83D", "aab", "aaaa", "a-b", "1a", "😀a"];

describe("a pattern's machine", () => {
	test.each([
		...["a", "^a", "a$", "^$", "^a|b$", "^(a|b)$", "a*", "^a*$", "^a+?$", "(a?)*b", "^(a*){3}$", "^(?:){9}a$"],
		...["\\ba", "\\b\\b", "(?:\\b|a)*-", "^.$", "^.{2}$", "[^]", "^[^a]$", "^[\\]a-]$", "^[\\b]$", "[]"],
		...[
			"^\\p{L}+$",
			"\\P{ASCII}",
			"^\\u{1F600}$",
			"^\\uD83D\\uDE00$",
			"\\uD83D",
			"^\\x61$",
			"^\\u0061$",
			"\\cJ",
			"\\n",
		],
		...[
			"^\\w+$",
			"\\W",
			"\\d\\D",
			"^\\s$",
			"\\S",
			"(?<name>a)b",
			"^a{2}$",
			"^a{2,}$",
			"^a{0,1}$",
			"a{0}",
			"^(a|ab)(c|bcd)*$",
		],
		...["|a", "a|", "()", "(|a)+$", "^(?:a|$)+$", "a^", "$a", "^^a$$", "\\/", "\\-?".replace("\\-", "-")],
	])("takes of all texts what %s takes", (pattern) => {
		const native = new RegExp(pattern, "u");
		const texts = ALPHABET.flatMap((one) => ALPHABET.map((other) => one + other));
		for (const text of texts) expect(matches(pattern, text), JSON.stringify(text)).toBe(native.test(text));
	});

	test.each(["\\B", "a\\B", "\\Ba", "^\\B"])("takes what %s takes of texts without surrogates", (pattern) => {
		// Between the halves of one character V8 finds a place for it, which the standard has not.
		const texts = ALPHABET.filter((text) => !/\p{Surrogate}|[^\0-\uffff]/u.test(text));
		for (const text of texts) expect(matches(pattern, text)).toBe(new RegExp(pattern, "u").test(text));
		expect(matches("^a\\B😀", "a😀")).toBe(false);
	});

	test("takes of any text what RegExp takes of it, whatever the pattern", () => {
		fc.assert(
			fc.property(PATTERN, fc.array(TEXT, { minLength: 1, maxLength: 12 }), (pattern, texts) => {
				const native = new RegExp(pattern, "u");
				for (const text of texts) expect(matches(pattern, text)).toBe(native.test(text));
			}),
			{ numRuns: 2_000, seed: 41 },
		);
	});

	test.each([
		...["(?=a)b", "(?!a)b", "(?<=a)b", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "(?i:a)", "^(?=(a+))\\1*b$"],
		...["(", ")", "a{2", "]", "}", "*", "\\", "\\y", "[a", "\\u{", "\\p{L"],
	])("is made of no %s", (pattern) => {
		expect(programOf(pattern)).toBeUndefined();
	});

	test("is not written out without end", () => {
		for (const pattern of ["((a{999}){999}){999}", "(?:(?:){999999999}){999999999}", "((a?){999999999}){9}"])
			expect(programOf(pattern)?.instructions.length ?? 0).toBeLessThan(10);
	});

	test("matches no text that is shorter or longer than is said of it", () => {
		fc.assert(
			fc.property(PATTERN, TEXT, (pattern, text) => {
				const { min, max } = matchedLength(pattern) ?? { min: Infinity, max: 0 };
				const { length } = [...text];
				if (new RegExp(pattern, "u").test(text)) expect(length >= min && length <= max).toBe(true);
			}),
			{ numRuns: 5_000, seed: 3 },
		);
		expect(matchedLength("^[0-9]{6}$")).toEqual({ min: 6, max: 6 });
		expect(matchedLength("a{2,}|bcd")).toEqual({ min: 2, max: Infinity });
	});
});
