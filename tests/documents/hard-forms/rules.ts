import { group, type HardForm, list, rule, text, yesNo } from "./hard-form.ts";

/** Forms in which values decide what else is visible, allowed and required. */
export const RULES: readonly HardForm[] = [
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
			{ kind: "mail", mail: "lin@example.org", phone: "13812345678" },
		],
		refused: [
			{ kind: "mail", mail: "lin@example.org", other: "x" },
			{ kind: "phone", mail: "lin@example.org" },
		],
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
		taken: [
			{ rows: [{ kind: "a", more: { deep: "x" } }, { kind: "b" }, { kind: "c", own: "x" }] },
			{
				rows: [
					{ kind: "b", own: "x" },
					{ kind: "c", more: { deep: "x" } },
				],
			},
		],
		refused: [
			{ rows: [{ kind: "a" }] },
			{ rows: [{ kind: "b", other: "x" }] },
			{ rows: [{ kind: "c", own: "x", yes: true }] },
		],
	},
];
