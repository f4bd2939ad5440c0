import { changed, type Json } from "../changed-portal.fixture.ts";
import { type Case, LOGIN, login, OWN, ownForm } from "./provoke.fixture.ts";

const X = "/schema/properties/x";
const TEXT: Json = { type: "string", title: "Text" };

const GROUP = (more: { [keyword: string]: Json }): Json => ({
	type: "object",
	title: "X",
	properties: { name: TEXT, town: TEXT },
	...more,
});

/** The login form with a further field, and what its schema declares besides. */
const field =
	(own: Json, more: { [keyword: string]: Json } = {}) =>
	() =>
		changed(LOGIN, ["schema"], { type: "object", properties: { mobile: TEXT, code: TEXT, x: own }, ...more });

/** What parts of a schema, each sound by itself, leave no value to when they meet. */
export const MERGED_CASES: Case[] = [
	[
		"contradiction",
		"limits of a number that meet through allOf",
		field({ type: "integer", title: "X", minimum: 5, allOf: [{ maximum: 4 }] }),
		LOGIN,
		`${X}/minimum`,
		'"minimum": 5',
	],
	[
		"contradiction",
		"limits of a list that meet through a definition",
		field(
			{ type: "array", title: "X", minItems: 5, $ref: "#/$defs/few" },
			{ $defs: { few: { maxItems: 3, items: TEXT } } },
		),
		LOGIN,
		`${X}/minItems`,
		'"minItems": 5',
	],
	[
		"contradiction",
		"limits of a text that meet while an if holds",
		field(
			{ type: "string", title: "X", maxLength: 4 },
			{
				if: { properties: { code: { const: "a" } } },
				// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
				then: { properties: { x: { minLength: 5 } } },
			},
		),
		LOGIN,
		"/schema/then/properties/x/minLength",
		'"minLength": 5',
	],
	[
		"contradiction",
		"limits that meet while one if of two rules holds",
		field(
			{ type: "string", title: "X" },
			{
				allOf: ["minLength", "maxLength"].map(
					(limit, index): Json => ({
						if: { properties: { code: { const: "a" } } },
						// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
						then: { properties: { x: { [limit]: 5 - 2 * index } } },
					}),
				),
			},
		),
		LOGIN,
		"/schema/allOf/0/then/properties/x/minLength",
		'"minLength": 5',
	],
	[
		"contradiction",
		"choices that a pattern elsewhere refuses",
		field({ title: "X", enum: ["a", "b"] }, { allOf: [{ properties: { x: { type: "string", pattern: "^x" } } }] }),
		LOGIN,
		X,
		'"x"',
	],
	[
		"contradiction",
		"a yes and a no that two parts deny",
		field({ type: "boolean", title: "X", allOf: [{ not: { const: true } }, { not: { const: false } }] }),
		LOGIN,
		X,
		'"x"',
	],
	[
		"contradiction",
		"a denial of all that is left",
		field({ type: "string", title: "X", minLength: 3, not: { type: "string", minLength: 2 } }),
		LOGIN,
		`${X}/not`,
		'"not"',
	],
	[
		"contradiction",
		"a question whose name is forbidden",
		field(GROUP({ propertyNames: { pattern: "^t" } })),
		LOGIN,
		`${X}/properties/name`,
		'"name"',
	],
	[
		"contradiction",
		"a question that its name asks to be a number",
		field(GROUP({ patternProperties: { "^n": { type: "number" } } })),
		LOGIN,
		X,
		'"x"',
	],
	[
		"contradiction",
		"more required answers than there may be",
		field(GROUP({ required: ["name", "town"], maxProperties: 1 })),
		LOGIN,
		`${X}/maxProperties`,
		'"maxProperties"',
	],
	[
		"contradiction",
		"a list that must contain what no entry can be",
		field({ type: "array", title: "X", items: { enum: ["a", "b"] }, contains: { const: "c" } }),
		LOGIN,
		`${X}/contains`,
		'"contains"',
	],
	[
		"contradiction",
		"more entries that a list must contain than it can have",
		field({ type: "array", title: "X", items: TEXT, maxItems: 1, contains: { minLength: 2 }, minContains: 2 }),
		LOGIN,
		`${X}/minContains`,
		'"minContains"',
	],
	[
		"contradiction",
		"a limit that excludes itself",
		field({ type: "number", title: "X", exclusiveMinimum: 5, maximum: 5 }),
		LOGIN,
		`${X}/exclusiveMinimum`,
		'"exclusiveMinimum": 5',
	],
	[
		"contradiction",
		"limits between which no multiple lies",
		field({ type: "number", title: "X", minimum: 0.11, maximum: 0.19, multipleOf: 0.1 }),
		LOGIN,
		`${X}/minimum`,
		'"minimum": 0.11',
	],
	[
		"contradiction",
		"limits between which no whole number lies",
		login(["schema", "properties", "x"], { type: "integer", title: "X", exclusiveMinimum: 1, exclusiveMaximum: 2 }),
		LOGIN,
		`${X}/exclusiveMinimum`,
		'"exclusiveMinimum": 1',
	],
	[
		"contradiction",
		"more different entries than there are choices",
		field({ type: "array", title: "X", items: { enum: ["a", "b"] }, uniqueItems: true, minItems: 3 }),
		LOGIN,
		`${X}/minItems`,
		'"minItems": 3',
	],
	[
		"contradiction",
		"more different entries than a definition has titled choices",
		field(
			{ type: "array", title: "X", items: { $ref: "#/$defs/choice" }, uniqueItems: true, allOf: [{ minItems: 2 }] },
			{ $defs: { choice: { type: "string", oneOf: [{ const: "a", title: "A" }] } } },
		),
		LOGIN,
		`${X}/allOf/0/minItems`,
		'"minItems": 2',
	],
	[
		"contradiction",
		"more entries than the document offers",
		ownForm(
			{
				type: "object",
				properties: { tags: { type: "array", title: "Tags", items: { type: "string" }, minItems: 3 } },
			},
			{ fields: { "/tags": { widget: "checkboxes", choices: [{ value: "a", label: "A" }] } } },
		),
		OWN,
		"/schema/properties/tags/minItems",
		'"minItems": 3',
	],
	[
		"contradiction",
		"more entries than a list has places",
		field({ type: "array", title: "X", prefixItems: [TEXT], items: false, minItems: 2 }),
		LOGIN,
		`${X}/minItems`,
		'"minItems": 2',
	],
	[
		"contradiction",
		"numbers to choose from where a text is asked for",
		ownForm(
			{ type: "object", properties: { size: { type: "string", title: "Size" } } },
			{ fields: { "/size": { widget: "select", choices: [{ value: 1, label: "One" }] } } },
		),
		OWN,
		"/fields/~1size/choices/0/value",
		'"value": 1',
	],
	[
		"contradiction",
		"texts to tick where a list of numbers is asked for",
		ownForm(
			{
				type: "object",
				properties: { sizes: { type: "array", title: "Sizes", items: { $ref: "#/$defs/size" } } },
				$defs: { size: { type: "integer" } },
			},
			{ fields: { "/sizes": { widget: "checkboxes", choices: [{ value: "1", label: "One" }] } } },
		),
		OWN,
		"/fields/~1sizes/choices/0/value",
		'"value": "1"',
	],
	[
		"contradiction",
		"two alternatives that ask for the same",
		field({
			type: "object",
			title: "X",
			oneOf: [
				{ title: "A person", properties: { name: TEXT }, required: ["name"] },
				{ title: "A firm", properties: { name: { type: "string", title: "Firm" } }, required: ["name"] },
			],
		}),
		LOGIN,
		`${X}/oneOf/1`,
		"{",
	],
	[
		"contradiction",
		"an alternative that another one takes in",
		field({ title: "X", oneOf: [{ type: "string", title: "In words" }, { title: "Anything" }] }),
		LOGIN,
		`${X}/oneOf/0`,
		"{",
	],
	[
		"contradiction",
		"a titled choice that stands twice",
		field({
			title: "X",
			type: "string",
			oneOf: [
				{ const: "a", title: "A" },
				{ const: "a", title: "B" },
			],
		}),
		LOGIN,
		`${X}/oneOf/1`,
		"{",
	],
	[
		"contradiction",
		"choices of which three lists have none in common",
		field(
			{ type: "string", title: "X", enum: ["a", "b"], allOf: [{ enum: ["b", "c"] }] },
			{
				allOf: [{ properties: { x: { enum: ["a", "c"] } } }],
			},
		),
		LOGIN,
		X,
		'"x": {',
	],
	[
		"contradiction",
		"choices that are all beyond a limit elsewhere",
		field({ type: "integer", title: "X", enum: [1, 2] }, { allOf: [{ properties: { x: { minimum: 3 } } }] }),
		LOGIN,
		X,
		'"x": {',
	],
];
