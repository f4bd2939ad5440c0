import { branch, group, type HardForm, list, text } from "./hard-form.ts";

/** Forms with alternatives in alternatives, of formats, of null, of themselves. */
export const ALTERNATIVES: readonly HardForm[] = [
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
		refused: [
			{ term: { kind: "sum", terms: [] } },
			{ term: { kind: "sum", terms: [{}] } },
			{ term: { kind: "not", of: { kind: "number" } } },
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
		refused: [{ contact: { at: "somebody" } }, { day: "soon" }, { contact: { other: "x" } }],
	},
	{
		what: "alternatives directly in alternatives, of groups and of lists",
		schema: group("", {
			who: {
				type: "object",
				title: "Who",
				anyOf: [
					branch("person", "Person", { name: text("Name") }, ["name"]),
					{
						title: "Firm",
						oneOf: [
							branch("limited", "Limited", { number: text("Register number") }, ["number"]),
							branch("other", "Other", { owner: text("Owner") }, ["owner"]),
						],
					},
				],
			},
			what: {
				title: "What",
				anyOf: [
					text("In words"),
					{
						title: "Listed",
						anyOf: [
							list("By name", { enum: ["a", "b"] }, { uniqueItems: true, minItems: 1 }),
							list("By number", { enum: [1, 2] }, { uniqueItems: true, minItems: 1 }),
						],
					},
				],
			},
		}),
		taken: [
			{ who: { kind: "person", name: "Lin" }, what: "this" },
			{ who: { kind: "limited", number: "7" }, what: [1, 2] },
			{ who: { kind: "other", owner: "Lin" }, what: ["b"] },
		],
		refused: [{ who: { kind: "limited", owner: "Lin" } }, { what: ["a", 1] }, { what: [] }],
	},
	{
		what: "an alternative that says more of a group which the group around it asks",
		schema: group(
			"",
			{
				firm: group(
					"Firm",
					{ seat: { $ref: "#/$defs/seat" } },
					{
						oneOf: [
							{
								title: "Here",
								properties: { seat: { $ref: "#/$defs/seat", required: ["street"] } },
								required: ["seat"],
							},
						],
					},
				),
			},
			{ $defs: { seat: group("Seat", { street: text("Street"), town: text("Town") }) } },
		),
		taken: [{ firm: { seat: { street: "a", town: "b" } } }, {}],
		refused: [{ firm: { seat: { town: "b" } } }],
	},
];
