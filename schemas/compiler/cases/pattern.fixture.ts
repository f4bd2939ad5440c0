import { type Case, conditional, LOGIN, mobile } from "./provoke.fixture.ts";

const MOBILE = "/schema/properties/mobile";

/** Patterns that cannot be run in linear time, or match no text that is allowed. */
export const PATTERN_CASES: Case[] = [
	[
		"invalid-schema",
		"a malformed pattern",
		mobile({ title: "A", type: "string", pattern: "(" }),
		LOGIN,
		`${MOBILE}/pattern`,
		'"pattern"',
	],
	[
		"invalid-schema",
		"a pattern that refers back to what it took",
		mobile({ title: "A", type: "string", pattern: "^(a+)\\1$" }),
		LOGIN,
		`${MOBILE}/pattern`,
		'"pattern"',
	],
	[
		"invalid-schema",
		"a condition whose pattern looks around",
		conditional(["fields", "/phone", "when"], { "/form/why": { pattern: "^(?=.*a)b" } }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1why/pattern",
		'"pattern"',
	],
	[
		"contradiction",
		"a pattern of more characters than maxLength allows",
		mobile({ type: "string", title: "X", pattern: "^[0-9]{6}$", maxLength: 4 }),
		LOGIN,
		`${MOBILE}/pattern`,
		'"pattern"',
	],
	[
		"contradiction",
		"a pattern of fewer characters than minLength asks for elsewhere",
		mobile({ type: "string", title: "X", pattern: "^[a-z]{1,3}$", allOf: [{ minLength: 4 }] }),
		LOGIN,
		`${MOBILE}/allOf/0/minLength`,
		'"minLength": 4',
	],
];
