import { expect, test } from "vitest";
import type { JsonObject } from "../../json/json.ts";
import { within } from "../../json/schema-at.ts";
import { implies } from "./implied.ts";

const ROOT: JsonObject = { $defs: { word: { type: "string", title: "Word", maxLength: 9 } } };
const doesImply = (some: unknown, other: unknown) => implies(some, other, within(ROOT));
const text = (more: JsonObject = {}): JsonObject => ({ type: "string", ...more });
const group = (properties: JsonObject, more: JsonObject = {}) => ({ type: "object", properties, ...more });

test.each<[unknown, unknown]>([
	[text({ title: "A" }), text({ title: "B", default: "b" })],
	[text({ maxLength: 3 }), text({ maxLength: 4 })],
	[{ type: "integer" }, { type: ["number", "null"] }],
	[{ const: "a" }, { enum: ["a", "b"] }],
	[group({ a: text(), b: text() }, { required: ["a", "b"] }), group({ a: text() }, { required: ["b"] })],
	[{ $ref: "#/$defs/word" }, text()],
	[text({ maxLength: 9 }), { $ref: "#/$defs/word" }],
	[{ type: "array", allOf: [{ items: text({ minLength: 1 }) }] }, { items: text() }],
	[group({ a: text() }, { additionalProperties: false }), group({ a: text() })],
	[{ type: "null" }, {}],
	[{ type: "integer" }, { type: "number" }],
])("%j says all that %j says", (some, other) => {
	expect(doesImply(some, other)).toBe(true);
});

test.each<[unknown, unknown]>([
	[text(), text({ maxLength: 4 })],
	[{ type: ["number", "null"] }, { type: "number" }],
	[{ type: "number" }, { type: "integer" }],
	[{ enum: ["a", "b"] }, { const: "a" }],
	[group({ a: text() }), group({ a: text() }, { additionalProperties: false })],
	[group({}, { additionalProperties: false }), group({ a: text() }, { additionalProperties: false })],
	[group({ b: text() }), group({ a: text() })],
	[{ type: "array", prefixItems: [text()], items: text() }, { items: text() }],
	[{}, { type: "null" }],
	[{ items: text() }, { items: text({ minLength: 1 }) }],
	[group({}, { required: ["a"] }), group({}, { required: ["a", "b"] })],
	[{ type: "string" }, { type: "number" }],
])("%j does not say all that %j says", (some, other) => {
	expect(doesImply(some, other)).toBe(false);
});
