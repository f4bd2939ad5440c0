import type { JsonObject } from "../json/json.ts";

/** A schema of the kinds that rjsf users write, written anew for this test, and what of it a form here cannot have. */
export type RjsfCase = [what: string, schema: JsonObject, uiSchema?: JsonObject, leftOut?: readonly string[]];

const string = { type: "string" };
const number = { type: "number" };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more });

const address = object(
	{ street: string, city: string, postalCode: { ...string, pattern: "^[0-9]{6}$" } },
	{ required: ["street"] },
);
const node = object({ name: string, children: { type: "array", items: { $ref: "#/definitions/node" } } });

/** Pets as rjsf's users ask for them: each answer brings its own questions. */
const pets = {
	oneOf: [
		object({ pets: { enum: ["none"] } }),
		object({ pets: { enum: ["one"] }, age: number }, { required: ["age"] }),
		object({ pets: { enum: ["many"] }, feedsAll: { type: "boolean" } }),
	],
};

export const RJSF_CASES: RjsfCase[] = [
	[
		"a plain registration with a uiSchema",
		object(
			{
				firstName: { ...string, title: "First name", default: "Li" },
				lastName: string,
				age: { type: "integer" },
				bio: string,
				secret: { ...string, minLength: 3 },
				telephone: { ...string, minLength: 10 },
			},
			{ title: "Registration", description: "A simple form.", required: ["firstName", "lastName"] },
		),
		{
			firstName: { "ui:placeholder": "Li", "ui:help": "As in your passport", "ui:autocomplete": "given-name" },
			bio: { "ui:widget": "textarea", "ui:options": { rows: 4 } },
			age: { "ui:widget": "updown", "ui:title": "Age of person" },
			"ui:order": ["lastName", "*", "bio"],
			"ui:submitButtonOptions": { submitText: "Register" },
		},
	],
	[
		"groups in groups",
		object({ task: object({ title: string, details: object({ note: string, done: { type: "boolean" } }) }) }),
	],
	[
		"lists of every kind",
		object({
			tags: { type: "array", items: string },
			choices: { type: "array", items: { ...string, enum: ["a", "b"] }, uniqueItems: true },
			fixed: { type: "array", items: [string, { type: "boolean" }] },
			least: { type: "array", minItems: 2, maxItems: 5, items: object({ name: string }) },
		}),
		{ choices: { "ui:widget": "checkboxes" }, tags: { items: { "ui:placeholder": "A tag" } } },
	],
	[
		"fixed places with more rows",
		object({ place: { type: "array", items: [string, number], additionalItems: number } }),
	],
	[
		"numbers with limits",
		object({
			price: { ...number, multipleOf: 0.01, minimum: 0 },
			share: { ...number, minimum: 0, exclusiveMinimum: true, maximum: 100 },
			stars: { type: "integer", enum: [1, 2, 3] },
			range: { type: "integer", minimum: 42, maximum: 100 },
		}),
		{ stars: { "ui:widget": "radio" } },
	],
	[
		"widgets of texts",
		object({
			mail: { ...string, format: "email" },
			site: { ...string, format: "uri" },
			when: { ...string, format: "date-time" },
			day: { ...string, format: "date" },
		}),
		{ mail: { "ui:widget": "email" }, day: { "ui:widget": "alt-date" }, when: { "ui:widget": "alt-datetime" } },
	],
	["enumNames in the schema", object({ size: { ...string, enum: ["s", "m"], enumNames: ["Small", "Medium"] } })],
	["enumNames of numbers", object({ size: { type: "integer", enum: [1, 2], enumNames: ["One", "Two"] } })],
	[
		"enumNames in the uiSchema",
		object({ size: { ...string, enum: ["s", "m"] } }),
		{ size: { "ui:enumNames": ["Small", "Medium"] } },
	],
	[
		"definitions and references",
		object(
			{ billing: { $ref: "#/definitions/address", title: "Billing" }, shipping: { $ref: "#/definitions/address" } },
			{ definitions: { address } },
		),
		{ billing: { street: { "ui:placeholder": "Street" } }, shipping: { "ui:order": ["city", "*"] } },
	],
	["a tree of definitions", object({ tree: { $ref: "#/definitions/node" } }, { definitions: { node } })],
	[
		"a dependency on a name",
		object({ name: string, card: number, billing: string }, { dependencies: { card: ["billing"] } }),
	],
	[
		"a dependency with a schema",
		object({ card: number }, { dependencies: { card: { properties: { billing: string }, required: ["billing"] } } }),
	],
	[
		"a dependency with alternatives",
		object(
			{ pets: { ...string, enum: ["none", "one", "many"], default: "none" } },
			{ required: ["pets"], dependencies: { pets } },
		),
	],
	["both directions of dependency", object({ a: string, b: string }, { dependencies: { a: ["b"], b: ["a"] } })],
	["anyOf of groups", object({ id: string }, { anyOf: [object({ lorem: string }), object({ ipsum: string })] })],
	[
		"oneOf of groups with required names",
		object(
			{},
			{
				oneOf: [object({ lorem: string }, { required: ["lorem"] }), object({ ipsum: string }, { required: ["ipsum"] })],
			},
		),
	],
	[
		"oneOf of titled constants",
		object({
			color: {
				...string,
				oneOf: [
					{ const: "r", title: "Red" },
					{ const: "g", title: "Green" },
				],
			},
		}),
	],
	[
		"alternatives of single enums",
		object({
			color: {
				...string,
				anyOf: [
					{ enum: ["r"], title: "Red" },
					{ enum: ["g"], title: "Green" },
				],
			},
		}),
	],
	[
		"allOf",
		object(
			{ name: { allOf: [string, { minLength: 3 }, { maxLength: 10 }] } },
			{ allOf: [object({ more: { type: "boolean" } })] },
		),
	],
	[
		"if, then and else",
		object(
			{ animal: { ...string, enum: ["cat", "fish"] } },
			{
				required: ["animal"],
				if: { properties: { animal: { const: "cat" } } },
				// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
				then: { properties: { food: { ...string, enum: ["meat", "grass"] } }, required: ["food"] },
				else: { properties: { water: { ...string, enum: ["lake", "sea"] } } },
			},
		),
	],
	[
		"nullable values",
		object({ nick: { type: ["string", "null"], default: null }, age: { ...number, nullable: true } }),
	],
	[
		"something that is only null",
		object({ nothing: { type: "null", title: "Nothing" }, name: string }),
		{},
		["/schema/properties/nothing"],
	],
	[
		"yes and no as radio buttons",
		object({
			agree: { type: "boolean", title: "Agree?" },
			other: { type: "boolean", enumNames: ["Sure", "Never"], enum: [true, false] },
		}),
		{ agree: { "ui:widget": "radio" }, other: { "ui:widget": "radio" } },
	],
	[
		"files in data addresses",
		object({
			photo: { ...string, format: "data-url" },
			papers: { type: "array", items: { ...string, format: "data-url" } },
		}),
		{ photo: { "ui:options": { accept: "image/*" } } },
	],
	["names of one's own", object({ first: string }, { additionalProperties: string })],
	["required at the property", object({ name: { ...string, required: true }, other: { ...string, required: false } })],
	[
		"ids and schema addresses",
		{
			$schema: "http://json-schema.org/draft-07/schema#",
			$id: "https://example.org/a",
			...object({ name: { ...string, $id: "#name" } }),
		},
	],
	["a list alone", { type: "array", title: "Names", items: string }],
	["a text alone", { type: "string", title: "Name" }, { "ui:widget": "textarea" }],
	[
		"a pattern with a look-ahead",
		object({ pass: { ...string, pattern: "^(?=.*[0-9]).+$" } }),
		{},
		["/schema/properties/pass/pattern"],
	],
	[
		"formats of other tools",
		object({
			color: { ...string, format: "color" },
			phone: { ...string, format: "phone-us" },
			pass: { ...string, format: "password" },
		}),
		{ color: { "ui:widget": "color" }, pass: { "ui:widget": "password" } },
		["/color/ui:widget", "/pass/ui:widget"],
	],
	["references to properties", object({ from: address, to: { $ref: "#/properties/from" } })],
	[
		"looks",
		object({ name: string }),
		{ "ui:field": "grid", name: { "ui:classNames": "wide", "ui:autofocus": true } },
		["/ui:field", "/name/ui:classNames", "/name/ui:autofocus"],
	],
];
