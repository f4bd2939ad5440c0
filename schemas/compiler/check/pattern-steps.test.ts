import { expect, test } from "vitest";
import { patternSteps } from "./pattern-steps.ts";

test.each([
	...[
		"(a+)+",
		"((a+))+",
		"((a+)b)*",
		"(?:x|y)*",
		"((a|b)c)+",
		"(a*){3}",
		"(?<name>a+)+",
		"(([a-z])+.)+",
		"(a(b(c+)))*",
	],
])("%s repeats what repeats or branches itself", (pattern) => {
	expect(patternSteps(pattern, 9).isNested).toBe(true);
});

test.each([
	...[
		"^a+b*$",
		"(ab)+",
		"(\\d{1,3}\\.){3}",
		"(\\+86)+",
		"([+*]a)+",
		"(a|b)",
		"(a|b){2}",
		"(a+)?",
		"[(a+)]+",
		"\\(a+\\)+",
	],
	...["(\\p{L})+", "^\\u{1F600}+$", "(?=a+)b", "(?:\\s?\\d)+"],
])("%s does not", (pattern) => {
	expect(patternSteps(pattern, 9).isNested).toBe(false);
});

test.each([
	["^1[3-9][0-9]{9}$", 11, 12],
	["a|bc", 1, 4],
	["a*b*", 9, 1000],
	["(\\d{1,3}\\.){3}", 0, 27],
	["(a?){20}", 0, 2 ** 20],
	["(a?)*", 1, Infinity],
])("%s takes on a text of some length at most so many steps", (pattern, length, steps) => {
	expect(patternSteps(pattern, length).steps).toBe(steps);
});
