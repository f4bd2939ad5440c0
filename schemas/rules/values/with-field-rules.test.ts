import { describe, expect, it } from "vitest";
import type { FieldRules } from "./field-rules.ts";
import type { Validate, ValidatorError } from "./validator-runtime.ts";
import { withFieldRules } from "./with-field-rules.ts";

const isOne = { "/form/a": { const: 1 } };
const NONE: FieldRules = { visible: [], required: [] };
const error = (keyword: string, instancePath = "", params = {}): ValidatorError => ({
	keyword,
	instancePath,
	params,
	schemaPath: "#",
});

/** What is wrong with values by some rules, the schema itself finding `found`. */
function wrong(rules: Partial<FieldRules>, data: unknown, found: ValidatorError[] = []): string[] {
	const own: Validate = () => found.length === 0;
	own.errors = found;
	const validate = withFieldRules(own, { ...NONE, ...rules });
	expect(validate(data)).toBe(validate.errors === null);
	return (validate.errors ?? []).map(({ keyword, instancePath, params }) =>
		[keyword, instancePath, ...Object.values(params)].join(" "),
	);
}

describe("a validator that knows the rules of fields", () => {
	it("refuses a value that is not asked for, and says where", () => {
		const rules = { visible: [{ pointer: "/b", when: [isOne] }] };
		expect(wrong(rules, { a: 1, b: 2 })).toEqual([]);
		expect(wrong(rules, { a: 2, b: 2 })).toEqual(["false schema /b"]);
		expect(wrong(rules, { a: 2 })).toEqual([]);
	});

	it("asks for a value that is required now, of an object that is there", () => {
		const rules = {
			required: [
				{ pointer: "/b", when: [isOne] },
				{ pointer: "/group/c", when: [isOne] },
			],
		};
		expect(wrong(rules, { a: 2 })).toEqual([]);
		expect(wrong(rules, { a: 1 })).toEqual(["required  b"]);
		expect(wrong(rules, { a: 1, b: 2, group: {} })).toEqual(["required /group c"]);
		expect(wrong(rules, { a: 1, b: 2, group: [] })).toEqual([]);
	});

	it("requires nothing that is not asked for, whoever requires it", () => {
		const visible = [{ pointer: "/b", when: [isOne] }];
		const required = [{ pointer: "/b", when: [{ "/form/c": { const: 1 } }] }];
		const missing = error("required", "", { missingProperty: "b" });
		expect(wrong({ visible, required }, { a: 1, c: 1 })).toEqual(["required  b"]);
		expect(wrong({ visible, required }, { a: 2, c: 1 })).toEqual([]);
		expect(wrong({ visible }, { a: 2 }, [missing])).toEqual([]);
		expect(wrong({ visible }, { a: 1 }, [missing])).toEqual(["required  b"]);
	});

	it("forgives the if that failed only by what is forgiven, and no other", () => {
		const visible = [{ pointer: "/b", when: [isOne] }];
		const missing = error("required", "", { missingProperty: "b" });
		expect(wrong({ visible }, { a: 2 }, [missing, error("if")])).toEqual([]);
		expect(wrong({ visible }, { a: 1 }, [missing, error("if")])).toEqual(["required  b", "if "]);
		expect(wrong({ visible }, { a: 2 }, [error("type", "/a"), missing])).toEqual(["type /a"]);
	});

	it("refuses a choice that is not offered now, and values that compare wrongly", () => {
		const offered = [{ pointer: "/b", value: "x", when: [isOne] }];
		expect(wrong({ offered }, { a: 1, b: "x" })).toEqual([]);
		expect(wrong({ offered }, { a: 2, b: "x" })).toEqual(["enum /b"]);
		expect(wrong({ offered }, { a: 2, b: ["y", "x"] })).toEqual(["enum /b"]);
		const compared = [{ pointer: "/b", is: "at_least", to: "/form/a" }];
		expect(wrong({ compared }, { a: 2, b: 1 })).toEqual(["at_least /b /a true"]);
	});

	it("leaves to the schema what is no object, and passes on what the schema finds", () => {
		const rules = { required: [{ pointer: "/b", when: [] }] };
		expect(wrong(rules, [], [error("type")])).toEqual(["type "]);
		expect(wrong(rules, "text")).toEqual([]);
	});
});
