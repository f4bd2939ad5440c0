import { type Case, OWN, ownForm } from "./provoke.fixture.ts";

const THEN = "then";
const X = "/schema/properties/x";

/** What one schema says of one value so that nothing is left that could be sent. */
export const UNANSWERABLE_CASES: Case[] = [
	[
		"contradiction",
		"a required text of which nothing is allowed",
		ownForm({ type: "object", properties: { x: { type: "string", title: "X", not: {} } }, required: ["x"] }),
		OWN,
		`${X}/not`,
		'"not"',
	],
	[
		"contradiction",
		"a consequence that denies the limit that its test looks for",
		ownForm({
			type: "object",
			properties: { x: { type: "integer", title: "X", if: { maximum: 17 }, [THEN]: { minimum: 18 } } },
		}),
		OWN,
		`${X}/then`,
		'"then"',
	],
	[
		"contradiction",
		"a consequence that denies the answer that its test looks for",
		ownForm({
			type: "object",
			properties: { x: { type: "string", title: "X", enum: ["a", "b"] } },
			if: { properties: { x: { const: "a" } } },
			[THEN]: { properties: { x: { const: "b" } } },
		}),
		OWN,
		"/schema/then/properties/x",
		'"x"',
	],
];
