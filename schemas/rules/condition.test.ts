import { describe, expect, test } from "vitest";
import { formOf, validatorOf } from "../compiler/emit/run-validator.fixture.ts";
import { holds } from "./condition.ts";

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
			const at = (form: object) => holds({ "/form/box": schema }, { form });
			expect([at({}), at({ box: null }), at({ box: true }), at({ box: false })]).toEqual([absent, absent, yes, no]);
		},
	);

	test("and its denial never hold together, nor both fail", () => {
		for (const [schema] of CASES)
			for (const form of [{}, { box: true }, { box: false }, { box: "text" }])
				expect(holds({ "/form/box": { not: schema } }, { form }), JSON.stringify([schema, form])).toBe(
					!holds({ "/form/box": schema }, { form }),
				);
	});
});

describe("what is asked unless a box is ticked", () => {
	const fields = { "/name": { when: { "/form/anonymous": { not: TICKED } } } };
	const form = formOf({ anonymous: { type: "boolean" }, name: { type: "string" } }, { fields });

	test("is taken by the compiled rules while the box is untouched", async () => {
		const validate = await validatorOf(form);
		expect(validate({ name: "Li" })).toBe(true);
		expect(validate({ name: "Li", anonymous: false })).toBe(true);
		expect(validate({ name: "Li", anonymous: true })).toBe(false);
	});

	test("is required by them while the box is untouched, where that is asked", async () => {
		const required = { "/name": { required_when: { "/form/anonymous": { not: TICKED } } } };
		const validate = await validatorOf({ ...form, fields: required });
		expect(validate({})).toBe(false);
		expect(validate({ anonymous: true })).toBe(true);
	});
});
