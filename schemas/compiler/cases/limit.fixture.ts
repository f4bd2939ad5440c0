import type { Json } from "../changed-portal.fixture.ts";
import { type Case, OWN, ownForm } from "./provoke.fixture.ts";

/** A form that asks for a text while a number, which has some limits, is within others. */
const numbered = (limits: { [keyword: string]: Json }, condition: Json) =>
	ownForm(
		{
			type: "object",
			properties: { x: { type: "number", title: "X", ...limits }, y: { type: "string", title: "Y" } },
		},
		{ fields: { "/y": { when: { "/form/x": condition } } } },
	);

/** What is wrong with the limits of numbers. */
export const LIMIT_CASES: Case[] = [
	[
		"condition-never-holds",
		"a number above all that may be answered",
		numbered({ maximum: 5 }, { minimum: 6 }),
		OWN,
		"/fields/~1y/when/~1form~1x",
		'"/form/x"',
	],
	[
		"condition-never-holds",
		"a number below all that may be answered",
		numbered({ minimum: 2, maximum: 5 }, { maximum: 1 }),
		OWN,
		"/fields/~1y/when/~1form~1x",
		'"/form/x"',
	],
	[
		"contradiction",
		"a limit that excludes the one number that others leave",
		ownForm({
			type: "object",
			properties: {
				x: { type: "number", title: "X", minimum: 3, maximum: 3, allOf: [{ exclusiveMinimum: 3 }] },
			},
		}),
		OWN,
		"/schema/properties/x/allOf/0/exclusiveMinimum",
		'"exclusiveMinimum"',
	],
];
