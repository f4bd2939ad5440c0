/** Patterns that RegExp takes minutes for, each with a text: by their degree, by counting, by looking around, by looking back. */
export const SLOW_PATTERNS: readonly (readonly [pattern: string, text: string])[] = [
	["^.*.*.*.*.*=.*$", "a".repeat(3000)],
	["^([A-Za-z]{1,20} ?){1,10}$", `${"a".repeat(210)}!`],
	["^\\s*.*\\s*,\\s*.*\\s*$", " ".repeat(3000)],
	["^(a{0,9}){0,9}b$", "a".repeat(81)],
	["^(a+)+$", `${"a".repeat(3000)}!`],
	["^(\\w+\\s?)*$", `${"word ".repeat(600)}!`],
	["^(?=(a+))\\1*b$", "a".repeat(3000)],
	["^(?:(?=(a+))a)*b$", "a".repeat(3000)],
	["^(a+)\\1+$", `${"a".repeat(3000)}b`],
	["^(?:a|a)*$", `${"a".repeat(3000)}b`],
	["\\s+$", `${" ".repeat(3000)}.`],
];
