import { type Case, conditional, OWN, ownForm } from "./provoke.fixture.ts";

/** What is wrong with the conditions of choices. */
export const CHOICE_CASES: Case[] = [
	[
		"unknown-pointer",
		"a choice that is offered to some people only",
		conditional(["fields", "/by", "choices", 0, "offered_when"], { "/user/id": { const: "1" } }),
		"forms/conditional.json",
		"/fields/~1by/choices/0/offered_when/~1user~1id",
		'"/user/id"',
	],
	[
		"unknown-pointer",
		"a choice that hangs on what the server does not know",
		conditional(["fields", "/by", "choices", 0, "when"], { "/user/id": { const: "1" } }),
		"forms/conditional.json",
		"/fields/~1by/choices/0/when/~1user~1id",
		'"/user/id"',
	],
	[
		"condition-loop",
		"a choice that is offered while it is chosen",
		conditional(["fields", "/by", "choices", 0, "when"], { "/form/by": { const: "phone" } }),
		"forms/conditional.json",
		"/fields/~1by/choices/0/when/~1form~1by",
		'"/form/by"',
	],
	[
		"unlabelled-alternative",
		"alternatives without titles",
		ownForm({
			type: "object",
			properties: {
				x: { title: "X", anyOf: [{ type: "string", title: "In words" }, { type: "number" }] },
			},
		}),
		OWN,
		"/schema/properties/x/anyOf/1",
		"{",
	],
	[
		"nothing-to-ask",
		"a group that is always the same, and that nothing gives",
		ownForm({ type: "object", properties: { x: { title: "X", const: { a: 1 } } } }),
		OWN,
		"/schema/properties/x/const",
		'"const"',
	],
	[
		"never-offered",
		"answers whose names match a pattern",
		ownForm({
			type: "object",
			properties: {
				x: { title: "X", type: "object", properties: {}, patternProperties: { "^a": { type: "string" } } },
			},
		}),
		OWN,
		"/schema/properties/x/patternProperties/^a",
		'"^a"',
	],
	[
		"contradiction",
		"a first answer that is not always offered",
		ownForm(
			{
				type: "object",
				properties: {
					x: { type: "string", title: "X", enum: ["a", "b"], default: "a" },
					y: { type: "string", title: "Y" },
				},
			},
			{ fields: { "/x": { choices: [{ value: "a", label: "A", when: { "/form/y": { const: "c" } } }] } } },
		),
		OWN,
		"/fields/~1x/choices/0/when",
		'"when"',
	],
];
