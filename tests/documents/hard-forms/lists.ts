import { group, type HardForm, list, text, yesNo } from "./hard-form.ts";

/** Forms with lists in lists, of fixed places, of what contains itself. */
export const LISTS: readonly HardForm[] = [
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
];
