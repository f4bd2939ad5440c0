import type { Json } from "../changed-portal.fixture.ts";
import { type Case, OWN, ownForm } from "./provoke.fixture.ts";

const THEN = "then";
const X = "/schema/properties/x";
const FIELDS: Json = { name: { type: "string", title: "Name" } };
const LIST: { [keyword: string]: Json } = { type: "array", items: { type: "string" } };

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
		"a required answer that is forbidden",
		ownForm({ type: "object", properties: { name: { type: "string", title: "Name" }, x: false }, required: ["x"] }),
		OWN,
		X,
		'"x"',
	],
	[
		"contradiction",
		"a required answer that another part of the schema forbids",
		ownForm({
			type: "object",
			properties: { x: { type: "string", title: "X" } },
			required: ["x"],
			allOf: [{ properties: { x: false } }],
		}),
		OWN,
		"/schema/allOf/0/properties/x",
		'"x"',
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
	[
		"contradiction",
		"fields of an object beside alternatives that are lists",
		ownForm({
			type: "object",
			properties: { x: { title: "X", properties: FIELDS, anyOf: [{ ...LIST, title: "Several" }] } },
		}),
		OWN,
		`${X}/properties`,
		'"properties"',
	],
	[
		"contradiction",
		"fields of an object beside an alternative in an alternative that is a text",
		ownForm({
			type: "object",
			properties: {
				x: {
					title: "X",
					properties: FIELDS,
					oneOf: [
						{
							title: "Way",
							anyOf: [
								{ type: "object", title: "Named" },
								{ type: "string", title: "In words" },
							],
						},
					],
				},
			},
		}),
		OWN,
		`${X}/properties`,
		'"properties"',
	],
	[
		"contradiction",
		"fields of an object that meet a list through allOf",
		ownForm({
			type: "object",
			properties: { y: { type: "string", title: "Y" } },
			allOf: [{ properties: { x: { ...LIST, title: "X" } } }, { properties: { x: { properties: FIELDS } } }],
		}),
		OWN,
		"/schema/allOf/1/properties/x/properties",
		'"properties"',
	],
	[
		"contradiction",
		"a field that an alternative asks for within a field of the group around it",
		ownForm({
			type: "object",
			properties: {
				x: {
					type: "object",
					title: "X",
					properties: { seat: { type: "object", title: "Seat", properties: FIELDS } },
					oneOf: [
						{
							title: "Abroad",
							properties: {
								seat: { type: "object", title: "Seat", properties: { country: { type: "string", title: "Country" } } },
							},
						},
					],
				},
			},
		}),
		OWN,
		`${X}/oneOf/0/properties/seat`,
		'"seat"',
	],
];
