import type { JsonObject } from "../../schemas/rules/json.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";

/** A form that is unusual and sound, answers to it that both sides take, and some that both refuse. */
export type HardForm = {
	what: string;
	schema: JsonObject;
	more?: Partial<FormDocument>;
	taken: readonly JsonObject[];
	refused: readonly JsonObject[];
};

const text = (title: string, more: JsonObject = {}): JsonObject => ({ type: "string", title, ...more });
const yesNo = (title: string): JsonObject => ({ type: "boolean", title });
const group = (title: string, properties: JsonObject, more: JsonObject = {}): JsonObject => ({
	type: "object",
	title,
	properties,
	...more,
});
const list = (title: string, items: JsonObject, more: JsonObject = {}): JsonObject => ({
	type: "array",
	title,
	items,
	...more,
});
const branch = (kind: string, title: string, properties: JsonObject, required: readonly string[]): JsonObject => ({
	title,
	properties: { kind: { const: kind }, ...properties },
	required: ["kind", ...required],
});
const rule = (test: JsonObject, holds: JsonObject, otherwise?: JsonObject): JsonObject => ({
	if: test,
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	then: holds,
	...(otherwise && { else: otherwise }),
});

const LONG = "How long a title may be before it breaks the page ".repeat(12).trim();

/** Unusual and sound forms, but for the category that each files its case under. */
export const HARD_FORMS: readonly HardForm[] = [
	{
		what: "names that pointers, addresses, ids and prototypes find hard",
		schema: group(
			"",
			{
				"a/b": text("Slash"),
				"a~b": text("Tilde"),
				"a%b": text("Percent"),
				"%2F": text("Escaped slash"),
				"~1": text("Escaped"),
				"*": text("Star"),
				"地址 🏠": text("Unicode"),
				hasOwn: text("Has own"),
				"a.b[0]": text("Path"),
				'"': text("Quote"),
				" ": text("Space"),
				root: text("Root"),
				0: text("Zero"),
				group: group("Group", { "x/y": text("Inner slash"), "~": text("Inner tilde") }, { required: ["x/y"] }),
			},
			{ required: ["a/b", "a~b", "%2F", "*", "地址 🏠"] },
		),
		taken: [{ "a/b": "1", "a~b": "2", "%2F": "3", "*": "5", "地址 🏠": "6", group: { "x/y": "7" } }],
		refused: [{}, { "a/b": "1", "a~b": "2", "%2F": "3", "*": "5", "地址 🏠": "6", group: { "~": "7" } }],
	},
	{
		what: "alternatives within alternatives, in the rows of a list",
		schema: group("", {
			rows: list("Rows", {
				type: "object",
				title: "Row",
				oneOf: [
					branch("person", "Person", { name: text("Name") }, ["name"]),
					branch(
						"firm",
						"Firm",
						{
							seat: {
								type: "object",
								title: "Seat",
								oneOf: [
									branch("here", "Here", { street: text("Street") }, ["street"]),
									branch("abroad", "Abroad", { country: text("Country") }, ["country"]),
								],
							},
						},
						["seat"],
					),
				],
			}),
		}),
		taken: [
			{
				rows: [
					{ kind: "person", name: "Lin" },
					{ kind: "firm", seat: { kind: "abroad", country: "FR" } },
				],
			},
			{},
		],
		refused: [{ rows: [{ kind: "firm", seat: { kind: "here", country: "FR" } }] }, { rows: [{ kind: "other" }] }],
	},
	{
		what: "a definition that contains itself, in lists and in groups",
		schema: group(
			"",
			{ tree: { $ref: "#/$defs/node" } },
			{
				$defs: {
					node: group("Node", {
						name: text("Name"),
						children: list("Children", { $ref: "#/$defs/node" }),
						left: { $ref: "#/$defs/node" },
					}),
				},
				required: ["tree"],
			},
		),
		taken: [{ tree: { name: "a", children: [{ name: "b", left: { name: "c" } }] } }],
		refused: [{ tree: { children: [{ name: 1 }] } }],
	},
	{
		what: "what no part names, forbidden whichever branch is taken",
		schema: group(
			"",
			{ kind: { title: "Kind", enum: ["mail", "phone"] } },
			{
				required: ["kind"],
				unevaluatedProperties: false,
				allOf: [
					rule(
						{ properties: { kind: { const: "mail" } }, required: ["kind"] },
						{ properties: { mail: text("Mail", { format: "email" }) }, required: ["mail"] },
						{ properties: { phone: text("Phone", { format: "mobile" }) }, required: ["phone"] },
					),
				],
			},
		),
		taken: [
			{ kind: "mail", mail: "lin@example.org" },
			{ kind: "phone", phone: "13812345678" },
		],
		refused: [{ kind: "mail", mail: "lin@example.org", phone: "13812345678" }, { kind: "phone" }],
	},
	{
		what: "an if that hangs on a format",
		schema: group(
			"",
			{ contact: text("Mail or mobile number") },
			{
				required: ["contact"],
				...rule(
					{ properties: { contact: { format: "mobile" } }, required: ["contact"] },
					{ properties: { hour: text("When to call") }, required: ["hour"] },
				),
			},
		),
		taken: [{ contact: "lin@example.org" }, { contact: "13812345678", hour: "noon" }],
		refused: [{ contact: "13812345678" }],
	},
	{
		what: "fixed places of several types, one of them null or a text",
		schema: group("", {
			place: {
				type: "array",
				title: "Place",
				prefixItems: [
					{ type: "number", title: "East" },
					{ type: ["string", "null"], title: "Name" },
					group("Detail", { floor: { type: "integer", title: "Floor" } }),
					{ title: "Side", enum: ["left", "right"] },
				],
				items: false,
				minItems: 1,
			},
		}),
		taken: [{ place: [1.5] }, { place: [1, null, { floor: 2 }, "left"] }, {}],
		refused: [{ place: ["1"] }, { place: [1, "a", {}, "up"] }, { place: [1, "a", {}, "left", 1] }],
	},
	{
		what: "values of every kind to choose from",
		schema: group("", {
			mixed: { title: "Mixed", enum: ["1", 1, true, "true", null] },
			titled: {
				title: "Titled",
				oneOf: [
					{ const: 0, title: "None" },
					{ const: "", title: "Nothing said" },
					{ const: false, title: "No" },
				],
			},
			objects: {
				title: "Objects",
				oneOf: [
					{ const: { a: 1 }, title: "A group" },
					{ const: { a: 2 }, title: "Another" },
					{ const: [1, 2], title: "A list" },
				],
			},
			maybe: { title: "Perhaps a number", type: ["integer", "null"], minimum: 1 },
			fixed: { title: "Fixed", const: "as it is", default: "as it is" },
		}),
		taken: [{ mixed: 1, titled: 0, objects: { a: 2 }, maybe: 3, fixed: "as it is" }, { mixed: "true" }],
		refused: [{ mixed: 2 }, { objects: { a: 3 } }, { maybe: 0 }, { fixed: "other" }],
	},
	{
		what: "entries that a list must contain, no two the same",
		schema: group("", {
			people: list("People", group("Person", { name: text("Name"), head: yesNo("Head") }), {
				contains: { properties: { head: { const: true } }, required: ["head"] },
				maxContains: 1,
				uniqueItems: true,
			}),
			kinds: list("Kinds", { enum: ["a", "b", "c"] }, { uniqueItems: true, contains: { const: "a" } }),
		}),
		taken: [{ people: [{ name: "Lin", head: true }, { name: "Wei" }], kinds: ["b", "a"] }],
		refused: [
			{ people: [{ name: "Lin" }] },
			{
				people: [
					{ name: "Lin", head: true },
					{ name: "Lin", head: true },
				],
			},
			{ kinds: ["b"] },
		],
	},
	{
		what: "rules across steps, and questions that an answer brings with it",
		schema: group(
			"",
			{ kind: { title: "Kind", enum: ["road", "tree"] }, place: text("Place"), note: text("Note") },
			{
				required: ["kind"],
				...rule(
					{ properties: { kind: { const: "road" } }, required: ["kind"] },
					{ properties: { place: { minLength: 3 } }, required: ["place"] },
					{ properties: { place: { maxLength: 5 } } },
				),
				dependentSchemas: { note: { properties: { reply: text("Where to reply to") }, required: ["reply"] } },
				dependentRequired: { place: ["note"] },
			},
		),
		more: {
			steps: [
				{ id: "first", title: "First", fields: ["kind", "note"] },
				{ id: "second", title: "Second", fields: ["place", "reply"] },
			],
		},
		taken: [{ kind: "tree" }, { kind: "road", place: "Mill Lane", note: "n", reply: "r" }],
		refused: [{ kind: "road" }, { kind: "tree", note: "n" }, { kind: "road", place: "ab", note: "n", reply: "r" }],
	},
	{
		what: "titles of 600 characters, words of 200, and other scripts",
		schema: group("", {
			long: text(LONG, { description: LONG }),
			word: text("W".repeat(200)),
			right: text("عنوان الشارع"),
			markup: text("<b>Bold</b> & '{'name'}' `code` 'quoted' #"),
			choice: {
				title: LONG,
				oneOf: [
					{ const: "a", title: LONG },
					{ const: "b", title: "B" },
				],
			},
		}),
		taken: [{ long: "a", choice: "a" }],
		refused: [{ choice: "c" }],
	},
	{
		what: "names by pattern, and what else may stand there",
		schema: group(
			"",
			{
				a1: text("First"),
				a2: text("Second"),
				other: group("Other", { x: text("X"), yes: yesNo("Yes") }, { additionalProperties: { type: "number" } }),
			},
			{
				patternProperties: { "^a\\d$": { maxLength: 3 } },
				additionalProperties: false,
				propertyNames: { pattern: "^[a-z]" },
				minProperties: 2,
			},
		),
		taken: [{ a1: "abc" }, { other: { x: "a", n: 1 } }],
		refused: [{ a1: "abcd" }, {}, { b: 1 }, { other: { n: "1" } }],
	},
	{
		what: "alternatives of one value, of null, and of a group, through definitions",
		schema: group(
			"",
			{
				either: { title: "Either", anyOf: [{ $ref: "#/$defs/amount" }, { type: "null", title: "Not known" }] },
				whole: {
					title: "Whole",
					allOf: [{ $ref: "#/$defs/place" }, { properties: { floor: { type: "integer", title: "Floor" } } }],
					required: ["street"],
				},
				same: { title: "Same", $ref: "#/$defs/place", minProperties: 2 },
			},
			{
				$defs: {
					amount: { type: "number", title: "Amount", minimum: 0, multipleOf: 0.01 },
					place: { type: "object", title: "Place", properties: { street: text("Street"), town: text("Town") } },
				},
			},
		),
		taken: [
			{ either: 19.99, whole: { street: "a", floor: 1 }, same: { street: "a", town: "b" } },
			{ either: null, whole: { street: "a" } },
		],
		refused: [{ either: -1 }, { whole: { floor: 1 } }, { same: { street: "a" } }],
	},
	{
		what: "lists of lists, of fixed places, and of choices",
		schema: group("", {
			grid: list("Grid", list("Line", { type: "integer", title: "Cell" }, { maxItems: 3 }), { minItems: 1 }),
			points: list("Points", {
				type: "array",
				title: "Point",
				prefixItems: [
					{ type: "number", title: "X" },
					{ type: "number", title: "Y" },
				],
				items: false,
				minItems: 2,
			}),
			tags: list("Tags", { type: "string", title: "Tag", minLength: 2 }, { uniqueItems: true, maxItems: 4 }),
			many: list(
				"Many",
				{
					oneOf: [
						{ const: 1, title: "One" },
						{ const: 2, title: "Two" },
					],
				},
				{ uniqueItems: true },
			),
		}),
		taken: [{ grid: [[1, 2], [3]], points: [[1, 2.5]], tags: ["ab", "cd"], many: [2, 1] }],
		refused: [{ grid: [] }, { grid: [[1, 2, 3, 4]] }, { points: [[1]] }, { tags: ["ab", "ab"] }, { many: [3] }],
	},
	{
		what: "a tree of alternatives that contain themselves",
		schema: group(
			"",
			{ term: { $ref: "#/$defs/term" } },
			{
				$defs: {
					term: {
						type: "object",
						title: "Term",
						oneOf: [
							branch("number", "A number", { value: { type: "number", title: "Value" } }, ["value"]),
							branch("sum", "A sum", { terms: list("Terms", { $ref: "#/$defs/term" }, { minItems: 1 }) }, ["terms"]),
							branch("not", "The opposite", { of: { $ref: "#/$defs/term" } }, ["of"]),
						],
					},
				},
			},
		),
		taken: [
			{
				term: {
					kind: "sum",
					terms: [
						{ kind: "number", value: 1 },
						{ kind: "not", of: { kind: "number", value: 2 } },
					],
				},
			},
		],
		refused: [{ term: { kind: "sum", terms: [] } }, { term: { kind: "not", of: { kind: "number" } } }],
	},
	{
		what: "rules in rows, with what they bring, forbid and require",
		schema: group("", {
			rows: list(
				"Rows",
				group(
					"Row",
					{ kind: { title: "Kind", enum: ["a", "b", "c"] }, own: text("Own"), yes: yesNo("Yes") },
					{
						required: ["kind"],
						not: { required: ["own", "yes"] },
						allOf: [
							rule(
								{ properties: { kind: { const: "a" } }, required: ["kind"] },
								{
									properties: { more: group("More", { deep: text("Deep") }, { required: ["deep"] }) },
									required: ["more"],
								},
							),
							rule({ properties: { kind: { const: "b" } }, required: ["kind"] }, { properties: { own: false } }),
						],
						unevaluatedProperties: false,
					},
				),
				{ minItems: 1, maxItems: 3 },
			),
		}),
		taken: [{ rows: [{ kind: "a", more: { deep: "x" } }, { kind: "b" }, { kind: "c", own: "x" }] }],
		refused: [
			{ rows: [{ kind: "a" }] },
			{ rows: [{ kind: "b", own: "x" }] },
			{ rows: [{ kind: "c", own: "x", yes: true }] },
			{ rows: [{ kind: "c", more: { deep: "x" } }] },
		],
	},
	{
		what: "an alternative for each format, and limits in each",
		schema: group("", {
			contact: {
				type: "object",
				title: "Contact",
				anyOf: [
					{ title: "By mail", properties: { at: text("Address", { format: "email" }) }, required: ["at"] },
					{ title: "By phone", properties: { at: text("Number", { format: "mobile" }) }, required: ["at"] },
				],
			},
			day: { title: "Day", anyOf: [text("A date", { format: "date" }), { title: "No date", const: "never" }] },
		}),
		taken: [
			{ contact: { at: "lin@example.org" } },
			{ contact: { at: "13812345678" }, day: "2026-11-22" },
			{ day: "never" },
		],
		refused: [{ contact: { at: "somebody" } }, { day: "soon" }, { contact: {} }],
	},
];
