import { describe, expect, test } from "vitest";
import { formOf, validatorOf } from "../../compiler/emit/run-validator.fixture.ts";
import type { Condition } from "../../types.gen.ts";
import { conditionReads, isSatisfied } from "./condition.ts";

const TICKED = { const: true };

/** Schemas of a condition, and whether each holds while nothing stands there, and while the box there is ticked, or not. */
const CASES: readonly (readonly [
	schema: { [keyword: string]: unknown } | boolean,
	absent: boolean,
	yes: boolean,
	no: boolean,
])[] = [
	[TICKED, false, true, false],
	[{ not: TICKED }, true, false, true],
	[{ not: { not: TICKED } }, false, true, false],
	[false, true, false, false],
	[true, false, true, true],
	[{}, false, true, true],
	[{ not: {} }, true, false, false],
	[{ not: { anyOf: [TICKED, { not: { const: false } }] } }, false, false, true],
	[{ anyOf: [false, TICKED] }, true, true, false],
	[{ anyOf: [{ type: "string" }, TICKED] }, false, true, false],
	[{ allOf: [{ not: TICKED }, { not: { const: 1 } }] }, true, false, true],
	[{ allOf: [{ not: TICKED }, { type: "boolean" }] }, false, false, true],
	[{ oneOf: [false, { not: TICKED }] }, false, false, true],
	[{ type: "boolean", not: TICKED }, false, false, true],
	[{ not: TICKED, title: "Not anonymous" }, true, false, true],
];

describe("a condition", () => {
	test.each(CASES)(
		"%j holds while nothing stands there: %s; with true: %s; with false: %s",
		(schema, absent, yes, no) => {
			const at = (form: object) => isSatisfied({ "/form/box": schema }, { form });
			expect([at({}), at({ box: null }), at({ box: true }), at({ box: false })]).toEqual([absent, absent, yes, no]);
		},
	);

	test("and its denial never hold together, nor both fail", () => {
		for (const [schema] of CASES)
			for (const form of [{}, { box: true }, { box: false }, { box: "text" }])
				expect(isSatisfied({ "/form/box": { not: schema } }, { form }), JSON.stringify([schema, form])).toBe(
					!isSatisfied({ "/form/box": schema }, { form }),
				);
	});
});

describe("what is visible unless a box is ticked", () => {
	const fields = { "/name": { when: { "/form/anonymous": { not: TICKED } } } };
	const form = formOf({ anonymous: { type: "boolean" }, name: { type: "string" } }, { fields });

	test("is taken by the compiled rules while the box is untouched", async () => {
		const validate = await validatorOf(form);
		expect(validate({ name: "Li" })).toBe(true);
		expect(validate({ name: "Li", anonymous: false })).toBe(true);
		expect(validate({ name: "Li", anonymous: true })).toBe(false);
	});

	test("is required by them while the box is untouched, where that is visible", async () => {
		const required = { "/name": { required_when: { "/form/anonymous": { not: TICKED } } } };
		const validate = await validatorOf({ ...form, fields: required });
		expect(validate({})).toBe(false);
		expect(validate({ anonymous: true })).toBe(true);
	});
});

describe("of the conditions under any_of", () => {
	const either: Condition = { any_of: [{ "/form/a": { const: 1 } }, { "/form/b": { const: 1 }, "/form/c": false }] };

	test("one must hold, beside all that is visible at pointers", () => {
		const at = (form: object) => [isSatisfied(either, { form }), isSatisfied({ ...either, "/form/d": true }, { form })];
		expect(at({})).toEqual([false, false]);
		expect(at({ a: 1 })).toEqual([true, false]);
		expect(at({ b: 1, d: 1 })).toEqual([true, true]);
		expect(at({ b: 1, c: 1, d: 1 })).toEqual([false, false]);
		expect(at({ d: 1 })).toEqual([false, false]);
	});

	test("all that they read is known, and where it stands in them", () => {
		expect(
			conditionReads({ ...either, "/form/d": true }).map(({ pointer, at }) => `${pointer} ${at.join(" ")}`),
		).toEqual(["/form/d /form/d", "/form/a any_of 0 /form/a", "/form/b any_of 1 /form/b", "/form/c any_of 1 /form/c"]);
	});

	test("the compiled rules ask alike", async () => {
		const properties = { a: { type: "number" }, b: { type: "number" }, x: { type: "string" } };
		const when: Condition = { any_of: [{ "/form/a": { const: 1 } }, { "/form/b": { const: 1 } }] };
		const validate = await validatorOf(formOf(properties, { fields: { "/x": { when } } }));
		expect([{ x: "x" }, { x: "x", a: 1 }, { x: "x", b: 1 }].map((data) => validate(data))).toEqual([false, true, true]);
	});
});
