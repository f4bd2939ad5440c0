import type { JsonObject } from "../json/json.ts";
import type { RjsfCase } from "./rjsf-schemas.fixture.ts";

const string = { type: "string" };
const number = { type: "number" };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more });

/** More of the same, of the newer drafts and in the ways in which generators write them. */
export const MORE_RJSF_CASES: RjsfCase[] = [
	[
		"hidden and fixed values",
		object({ kind: { ...string, const: "a" }, source: { ...string, default: "web" } }, { required: ["kind"] }),
		{ source: { "ui:widget": "hidden" } },
	],
	[
		"read-only values",
		object({ number: { ...string, default: "A-1" }, off: { ...string, default: "x" } }),
		{ number: { "ui:readonly": true }, off: { "ui:disabled": true } },
	],
	[
		"rows that are one of several kinds, below questions that are too",
		object(
			{
				years: { type: "integer", title: "Years" },
				entries: {
					type: "array",
					items: { type: "object", anyOf: [{ properties: { left: string } }, { properties: { right: string } }] },
				},
			},
			{
				anyOf: [
					{ title: "By name", properties: { given: { ...string, default: "Li" }, family: string } },
					{ title: "By number", properties: { number: string } },
				],
			},
		),
	],
	[
		"names out of a list, each with a yes or no",
		{
			type: "object",
			title: "Switches",
			additionalProperties: { type: "boolean" },
			propertyNames: { enum: ["dark", "large", "quiet"] },
		},
	],
	[
		"a bundle whose definitions have addresses of their own",
		{
			$schema: "https://json-schema.org/draft/2020-12/schema",
			$id: "https://example.org/bundles/count",
			$defs: {
				"https://example.org/mixins/whole": { $id: "https://example.org/mixins/whole", type: "integer" },
				"https://example.org/mixins/least": { $id: "https://example.org/mixins/least", minimum: 0 },
				count: { allOf: [{ $ref: "/mixins/whole" }, { $ref: "/mixins/least" }] },
			},
			properties: { people: { $ref: "#/$defs/count" } },
		},
	],
	[
		"choices that are objects, by their titles",
		object(
			{ place: { title: "Place", anyOf: [{ $ref: "#/$defs/north" }, { $ref: "#/$defs/south" }] } },
			{
				$defs: {
					north: { title: "North", type: "object", const: { name: "North", lat: 40 } },
					south: { title: "South", type: "object", const: { name: "South", lat: 20 } },
				},
			},
		),
	],
	[
		"names that a pattern allows beside known ones",
		object({ known: string }, { patternProperties: { "^[a-z]+_at$": { ...string, format: "date" } } }),
	],
	[
		"conditions within each other, by references",
		object(
			{ region: { enum: ["north", "south"] } },
			{
				definitions: { flood: { properties: { depth: number }, required: ["depth"] } },
				allOf: [
					{
						if: { properties: { region: { const: "north" } } },
						// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
						then: { $ref: "#/definitions/flood" },
					},
					{
						if: { properties: { region: { const: "south" } }, required: ["region"] },
						// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
						then: { properties: { crop: { ...string, enum: ["rice", "tea"] } } },
					},
				],
			},
		),
	],
	[
		"a wide choice of widgets",
		object({
			loud: { type: "integer", minimum: 0, maximum: 10 },
			grade: { ...number, enum: [1, 2, 3] },
			colours: { type: "array", items: { ...string, enum: ["red", "green"] }, uniqueItems: true },
			note: { ...string, title: "Note" },
			since: { ...string, format: "time" },
		}),
		{
			loud: { "ui:widget": "range" },
			grade: { "ui:widget": "radio", "ui:options": { inline: true } },
			colours: { "ui:widget": "select" },
			note: { "ui:widget": "textarea", "ui:options": { rows: 5 }, "ui:emptyValue": "" },
		},
		["/loud/ui:widget", "/grade/ui:options/inline", "/note/ui:emptyValue"],
	],
];
