import { expect, it } from "vitest";
import { isSatisfied } from "../../../schemas/rules/condition.ts";
import type { Condition } from "../../../schemas/types.gen.ts";
import { readCondition, type WordedCondition, writeCondition } from "./condition-model.ts";

const part = (
	field: string,
	comparison: WordedCondition["parts"][number]["comparison"],
	value: string | number = "",
) => ({
	field,
	comparison,
	value,
});

const all: WordedCondition = {
	join: "all",
	parts: [
		part("kind", "is", "fire"),
		part("age", "at_least", 18),
		part("age", "at_most", 65),
		part("name", "answered"),
	],
};
const any: WordedCondition = { join: "any", parts: [part("kind", "is_not", "fire"), part("name", "unanswered")] };

const isCondition = (value: unknown): value is Condition => typeof value === "object" && value !== null;

function holdsIn(condition: WordedCondition, form: object): boolean {
	const written = writeCondition(condition);
	if (!isCondition(written)) throw new Error("expected a condition");
	return isSatisfied(written, { form });
}

it.each([all, any, { join: "all", parts: [part("kind", "is", "fire")] } as const])(
	"reads back what it has written: %o",
	(condition) => expect(readCondition(writeCondition(condition))).toEqual(condition),
);

it("says what the portal understands by it: all parts, or one of them", () => {
	expect(holdsIn(all, { kind: "fire", age: 20, name: "Lin" })).toBe(true);
	expect(holdsIn(all, { kind: "fire", age: 70, name: "Lin" })).toBe(false);
	expect(holdsIn(any, { kind: "fire" })).toBe(true);
	expect(holdsIn(any, { kind: "fire", name: "Lin" })).toBe(false);
});

it("has no parts for no condition, and no condition for no parts", () => {
	expect(readCondition(undefined)).toEqual({ join: "all", parts: [] });
	expect(writeCondition({ join: "any", parts: [] })).toBeUndefined();
});

it.each([
	[{ "/form/kind": { enum: ["a", "b"] } }],
	[{ "/item/kind": { const: "a" } }],
	[{ "/form/people/0": { const: "a" } }],
	[{ any_of: [{ "/form/a": true, "/form/b": true }, { "/form/c": true }] }],
	[{ "/form/a": true, any_of: [{ "/form/b": true }, { "/form/c": true }] }],
])("leaves a condition to the source that it cannot say in words: %j", (condition) => {
	expect(readCondition(condition)).toBeNull();
});
