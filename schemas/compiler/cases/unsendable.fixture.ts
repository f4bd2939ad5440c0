import type { Json } from "../changed-portal.fixture.ts";
import { type Case, LOGIN, login, OWN, ownForm, steps } from "./provoke.fixture.ts";

const TEXT: Json = { type: "string", title: "Text" };

const GROUP: Json = {
	type: "object",
	title: "Place",
	properties: { street: { type: "string", title: "Street" }, floor: { type: "integer", title: "Floor" } },
	required: ["street"],
};

/** Forms that could be filled in, and never sent. */
export const UNSENDABLE_CASES: Case[] = [
	[
		"unsendable",
		"a required answer that is hidden and has no value",
		login(["fields", "/mobile", "widget"], "hidden"),
		LOGIN,
		"/schema/properties/mobile",
		'"mobile"',
	],
	[
		"unsendable",
		"a required answer that is readOnly and has no value",
		login(["schema", "properties", "mobile", "readOnly"], true),
		LOGIN,
		"/schema/properties/mobile",
		'"mobile"',
	],
	[
		"unsendable",
		"a required constant that is shown and never put",
		steps(["schema", "properties", "title"], { title: "Title", type: "string", const: "A hole" }),
		"forms/steps.json",
		"/schema/properties/title",
		'"title"',
	],
	[
		"unsendable",
		"a required part of a group that is hidden and has no value",
		ownForm(
			{ type: "object", properties: { place: GROUP }, required: ["place"] },
			{ fields: { "/place/street": { widget: "hidden" } } },
		),
		OWN,
		"/schema/properties/place/properties/street",
		'"street"',
	],
	[
		"unsendable",
		"a required part of each row that is readOnly and has no value",
		ownForm({
			type: "object",
			properties: { rows: { type: "array", title: "Rows", items: { $ref: "#/$defs/row" } } },
			$defs: {
				row: {
					type: "object",
					properties: { number: { type: "integer", title: "Number", readOnly: true } },
					required: ["number"],
				},
			},
		}),
		OWN,
		"/schema/$defs/row/properties/number",
		'"number"',
	],
	[
		"unsendable",
		"a part of a group that is hidden and required by an alternative",
		ownForm(
			{
				type: "object",
				properties: {
					place: {
						type: "object",
						title: "Place",
						oneOf: [
							{ title: "Street", properties: { way: TEXT, floor: TEXT }, required: ["way", "floor"] },
							{ title: "Park", properties: { park: TEXT }, required: ["park"] },
						],
					},
				},
			},
			{ fields: { "/place/floor": { widget: "hidden" } } },
		),
		OWN,
		"/schema/properties/place/oneOf/0/properties/floor",
		'"floor"',
	],
	[
		"unsendable",
		"a part of a row that is hidden and required once another one is answered",
		ownForm(
			{
				type: "object",
				properties: {
					rows: {
						type: "array",
						title: "Rows",
						items: {
							type: "object",
							properties: { kind: TEXT, number: TEXT },
							if: { properties: { kind: { const: "a" } }, required: ["kind"] },
							// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
							then: { required: ["number"] },
						},
					},
				},
			},
			{ fields: { "/rows/*/number": { widget: "hidden" } } },
		),
		OWN,
		"/schema/properties/rows/items/properties/number",
		'"number"',
	],
	[
		"unsendable",
		"a hidden answer that another one makes required",
		ownForm(
			{ type: "object", properties: { kind: TEXT, number: TEXT }, dependentRequired: { kind: ["number"] } },
			{ fields: { "/number": { widget: "hidden" } } },
		),
		OWN,
		"/schema/properties/number",
		'"number"',
	],
	[
		"unsendable",
		"a stop on a hidden answer that is always the same",
		steps(["exits", 0, "when"], { "/form/category": { const: "suggestion" } }),
		"forms/steps.json",
		"/exits/0/when",
		'"when"',
	],
	[
		"unsendable",
		"a stop on whether something required is answered",
		steps(["exits", 0, "when"], { "/form/title": true, "/form/kind": { type: "string" } }),
		"forms/steps.json",
		"/exits/0/when",
		'"when"',
	],
	[
		"unsendable",
		"a stop on every choice that there is",
		steps(["exits", 0, "when"], { "/form/kind": { enum: ["road", "fire"] } }),
		"forms/steps.json",
		"/exits/0/when",
		'"when"',
	],
	[
		"unsendable",
		"two stops that leave no choice between them",
		steps(
			["exits"],
			["road", "fire"].map((kind) => ({ when: { "/form/kind": { const: kind } }, title: "No", text: "Not here." })),
		),
		"forms/steps.json",
		"/exits/1/when",
		'"when"',
	],
	[
		"unsendable",
		"a form that closes before it opens",
		steps(["open"], { from: "2026-12-31T08:00", until: "2026-12-30" }),
		"forms/steps.json",
		"/open/until",
		'"until"',
	],
	[
		"meta",
		"a day that no calendar has",
		steps(["open"], { until: "2026-02-30" }),
		"forms/steps.json",
		"/open/until",
		'"until"',
	],
	[
		"operation-kind",
		"a period of a form that files no cases",
		login(["open"], { until: "2026-12-31" }),
		LOGIN,
		"/open",
		'"open"',
	],
];
