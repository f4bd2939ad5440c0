import type { JsonObject } from "../../../schemas/json/json.ts";
import { type Draw, maybe, number, pick, some } from "./draw.ts";

const TESTS: readonly JsonObject[] = [
	{ const: "a" },
	{ enum: ["a", 1, true] },
	{ type: "string", minLength: 1 },
	{ not: { const: "b" } },
	{ type: "number", minimum: 2 },
];

/**
 * Rules about an object's properties: which are required, what else may stand there, what follows from an answer.
 * `further` draws properties that are asked only then.
 */
export function objectRules(draw: Draw, own: readonly string[], further: () => JsonObject): JsonObject {
	const name = () => pick(draw, own);
	const test = () => {
		const tested = name();
		return { properties: { [tested]: pick(draw, TESTS) }, ...maybe(draw, 60, () => ({ required: [tested] })) };
	};
	const rule = () => {
		const condition = test();
		const others = own.filter((one) => !Object.hasOwn(condition.properties, one));
		const forbidden = pick(draw, others.length > 0 ? others : own);
		return {
			if: condition,
			// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
			then: pick(draw, [{ required: [name()] }, { properties: further() }, { properties: { [forbidden]: false } }]),
			...maybe(draw, 50, () => ({ else: pick(draw, [{ properties: further() }, { required: [name()] }]) })),
		};
	};
	return {
		...maybe(draw, 60, () => ({ required: some(draw, own) })),
		...maybe(draw, 40, () => ({ additionalProperties: false })),
		...maybe(draw, 3, () => ({ additionalProperties: { type: "string" } })),
		...maybe(draw, 3, () => ({ unevaluatedProperties: false })),
		...maybe(draw, 3, () => ({ patternProperties: { "^[a-c]": { maxLength: 3 } } })),
		...maybe(draw, 3, () => ({ propertyNames: { maxLength: 12 } })),
		...maybe(draw, 4, () => ({ minProperties: number(draw, 0, 2) })),
		...maybe(draw, 3, () => ({ maxProperties: number(draw, 1, 3) })),
		...maybe(draw, 6, () => ({ dependentRequired: { [name()]: [name()] } })),
		...maybe(draw, 6, () => ({ dependentSchemas: { [name()]: { properties: further() } } })),
		...maybe(draw, 10, rule),
		...maybe(draw, 4, () => ({ not: { required: [name(), name()] } })),
		...maybe(draw, 4, () => ({ allOf: [rule(), rule()] })),
		...maybe(draw, 5, () => ({ allOf: [{ properties: { [name()]: pick(draw, TESTS) } }, { properties: further() }] })),
	};
}
