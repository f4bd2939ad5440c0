import { beforeAll, describe, expect, test } from "vitest";
import { asArray, asObject } from "../json/json.ts";
import { readExample } from "../read-example.ts";
import { callsMade } from "./calls-made.fixture.ts";
import { compile } from "./index.ts";

type Json = Record<string, unknown>;

const BODY = Object.fromEntries(
	["form", "form_hash", "release", "attachments", "idempotency_key"].map((name) => [
		name,
		{ bind: `/submission/${name}` },
	]),
);
const BASE = readExample("base");
const range = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));
const fieldsOf = (count: number): Json =>
	Object.fromEntries(range(count, (index) => [`f${index}`, { type: "string", title: "F" }]));
const optionsOf = (count: number, make: (index: number) => Json): Json =>
	Object.fromEntries(range(count, (index) => [`/f${index}`, make(index)]));
const category = { type: "string", title: "C", const: "suggestion", default: "suggestion" };
const form = ({ properties, required, ...schema }: Json, more: Json = {}) => ({
	kind: "form",
	id: "hostile",
	title: "Hostile",
	schema: {
		type: "object",
		properties: { ...asObject(properties), category },
		required: [...asArray(required), "category"],
		...schema,
	},
	submit: { operation: "messagesIndex", label: "Send", body: { ...BODY, data: { bind: "/form" } } },
	...more,
});

/** Forms that grow by one number, each in a way that could cost more than it weighs. */
const GROWING: Record<string, (count: number) => Json> = {
	"fields under one condition": (count) =>
		form(
			{
				properties: { gate: { type: "string", title: "G" }, ...fieldsOf(count) },
				required: Object.keys(fieldsOf(count)),
			},
			{ fields: optionsOf(count, () => ({ when: { "/form/gate": { const: "a" } } })) },
		),
	"fields that depend on one another in a chain": (count) =>
		form(
			{ properties: fieldsOf(count) },
			{
				fields: optionsOf(count, (index) => (index === 0 ? {} : { when: { [`/form/f${index - 1}`]: { const: "a" } } })),
			},
		),
	"limited dates": (count) =>
		form({ properties: fieldsOf(count) }, { fields: optionsOf(count, () => ({ not_after: "today" })) }),
	"options of fields that are not there": (count) =>
		form({ properties: fieldsOf(5) }, { fields: optionsOf(count, (index) => ({ hint: `Hint ${index}` })) }),
	"rules of if and then": (count) =>
		form({
			properties: fieldsOf(count),
			allOf: range(count, (index) => ({
				if: { properties: { [`f${index}`]: { const: "a" } } },
				// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
				then: { required: [`f${index}`] },
			})),
		}),
	"limits that meet through allOf": (count) =>
		form({
			properties: fieldsOf(count),
			allOf: range(count, (index) => ({ properties: { [`f${index}`]: { minLength: 1, maxLength: 9 } } })),
		}),
	"groups within groups": (count) =>
		form({
			properties: Object.fromEntries(
				range(count, (index) => [
					`g${index}`,
					{ type: "object", title: "G", properties: fieldsOf(2), required: ["f0"] },
				]),
			),
		}),
	alternatives: (count) =>
		form({
			properties: {
				way: {
					title: "W",
					type: "object",
					oneOf: range(count, (index) => ({
						title: `W ${index}`,
						properties: { a: { title: "A", const: `${index}` } },
					})),
				},
			},
		}),
	"definitions that each use the next twice": (count) =>
		form({
			properties: { a: { title: "A", $ref: "#/$defs/d0" } },
			$defs: Object.fromEntries(
				range(count, (index) => [
					`d${index}`,
					index === count - 1
						? { type: "string" }
						: { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
				]),
			),
		}),
	"a pointer far into a recursion": (count) =>
		form(
			{
				properties: { a: { $ref: "#/$defs/a" } },
				$defs: {
					a: {
						type: "object",
						title: "A",
						properties: { a: { $ref: "#/$defs/a" }, b: { type: "string", title: "B" } },
					},
				},
			},
			{ fields: { [`${"/a".repeat(count)}/b`]: { hint: "H" } } },
		),
	"computed answers that read each other": (count) =>
		form(
			{ properties: fieldsOf(count) },
			{
				fields: optionsOf(count, (index) => ({
					computed: { text: "{it}", values: { it: { bind: `/form/f${(index + 1) % count}` } } },
				})),
			},
		),
};

const compiling = (document: Json) => () => {
	compile([...BASE, { path: "forms/hostile.json", text: JSON.stringify(document) }]);
};

const SIZES = [1, 25, 50, 100];

/** The calls that each form takes in each size. Counted together: to begin to count costs the engine all that it has compiled. */
const counted = new Map<string, number[]>();

beforeAll(async () => {
	const forms = Object.entries(GROWING);
	const calls = await callsMade(forms.flatMap(([, grow]) => SIZES.map((size) => compiling(grow(size)))));
	for (const [at, [what]] of forms.entries())
		counted.set(what, calls.slice(at * SIZES.length, (at + 1) * SIZES.length));
});

describe("the compiler's work", () => {
	test.each(Object.keys(GROWING))("grows no faster than the form for %s", (what) => {
		const calls = counted.get(what) ?? [];
		const [base = 0, half = 0, some = 0, twice = 0] = calls;
		expect(Math.min(...calls)).toBeGreaterThan(0);
		// Compared with one another, not with a small form that is built: one that is refused early may cost less.
		expect((twice - some) / Math.max(base / 4, some - half)).toBeLessThan(2.4);
	});
});
