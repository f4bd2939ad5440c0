import fc from "fast-check";

const ATOMS = [
	...["a", "b", "1", "-", " ", ",", "=", ".", "汉", "😀", "[ab]", "[^a]", "[a-z0-9]", "[A-Za-z]"],
	...["\\d", "\\w", "\\s", "\\W", "\\S", "\\p{L}", "\\.", "\\-".slice(1), "\\u0061", "\\x62"],
];
const TIMES = ["*", "+", "?", "{2}", "{0,3}", "{1,}", "{1,20}", "{0,9}", "*?", "+?", "??", "{2,5}?"];

const repeatedOf = (pattern: fc.Arbitrary<string>) =>
	fc.tuple(pattern, fc.constantFrom(...TIMES)).map(([one, times]) => `(?:${one})${times}`);

/** Patterns that RegExp takes with the flag `u`, without look-around and references back: nested, ambiguous, repeated. */
export const PATTERN: fc.Arbitrary<string> = fc
	.letrec<{ pattern: string }>((tie) => ({
		pattern: fc.oneof(
			{ depthSize: "medium", withCrossShrink: true },
			fc.constantFrom(...ATOMS),
			fc.constantFrom("\\b", "^", "$"),
			fc.tuple(fc.constantFrom(...ATOMS), fc.constantFrom(...TIMES)).map((parts) => parts.join("")),
			fc.array(tie("pattern"), { minLength: 2, maxLength: 4 }).map((parts) => parts.join("")),
			fc.array(tie("pattern"), { minLength: 2, maxLength: 3 }).map((parts) => `(${parts.join("|")})`),
			repeatedOf(tie("pattern")),
		),
	}))
	.pattern.chain((pattern) => fc.constantFrom(pattern, `^(?:${pattern})$`, `^(?:${pattern})`));

/** Short texts of the characters that such patterns tell apart. */
export const TEXT: fc.Arbitrary<string> = fc
	.array(fc.constantFrom(..."aab1-_ ,=.汉x\n", "😀", "\uD83D", "\uDE00"), { maxLength: 7 })
	.map((parts) => parts.join(""));
