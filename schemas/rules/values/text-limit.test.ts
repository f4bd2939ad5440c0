import { describe, expect, test } from "vitest";
import { artefactOf, formOf, validatorOf } from "../../compiler/emit/run-validator.fixture.ts";
import { formErrors, wordErrors } from "../errors/form-errors.ts";
import { MAX_TEXT_LENGTH } from "../patterns/patterns.ts";

const story = { type: "string", title: "Story" };
const long = "a".repeat(MAX_TEXT_LENGTH + 1);

const keywordsOf = async (schema: object, data: object) => {
	const validate = await validatorOf(formOf({ story: { ...story, ...schema } }));
	return validate(data) ? [] : (validate.errors ?? []).map(({ keyword }) => keyword);
};

describe("a text without maxLength", () => {
	test("has at most as many characters as the portal takes, and is told so in words", async () => {
		const form = formOf({ story });
		const validate = await validatorOf(form);
		expect(validate({ story: long.slice(1) })).toBe(true);
		expect(validate({ story: long })).toBe(false);
		const words = wordErrors(formErrors(artefactOf(form), validate.errors));
		expect(words).toEqual([{ pointer: "/story", message: "“Story” must have at most 10000 characters" }]);
	});

	test("is counted as people count: a character outside the basic plane is one", async () => {
		expect(await keywordsOf({}, { story: "😀".repeat(MAX_TEXT_LENGTH) })).toEqual([]);
		expect(await keywordsOf({}, { story: "😀".repeat(MAX_TEXT_LENGTH + 1) })).toEqual(["maxLength"]);
	});

	test("is not held to its pattern or format once it is too long", async () => {
		expect(await keywordsOf({ pattern: "^b" }, { story: long })).toEqual(["maxLength"]);
		expect(await keywordsOf({ format: "email" }, { story: long })).toEqual(["maxLength"]);
	});

	test("is found wherever it stands, however deep", async () => {
		const rows = { type: "array", title: "Rows", items: { type: "object", properties: { story } } };
		const validate = await validatorOf(formOf({ rows }));
		expect(validate({ rows: [{ story: "a" }, { story: long }] })).toBe(false);
		expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(["/rows/1/story"]);
		const deep = JSON.parse(`${"[".repeat(20_000)}"${long}"${"]".repeat(20_000)}`);
		const open = await validatorOf(formOf({ story }, {}, { additionalProperties: true }));
		expect(open({ other: deep })).toBe(false);
	});
});

test("a longer maxLength is kept to", async () => {
	const more = { maxLength: 3 * MAX_TEXT_LENGTH };
	expect(await keywordsOf(more, { story: long })).toEqual([]);
	expect(await keywordsOf(more, { story: long.repeat(4) })).toEqual(["maxLength"]);
});

test("a text that is longer than its maxLength is told that alone, not its pattern too", async () => {
	expect(await keywordsOf({ maxLength: 3, pattern: "^b" }, { story: "aaaa" })).toEqual(["maxLength"]);
	expect(await keywordsOf({ maxLength: 3, pattern: "^b" }, { story: "aaa" })).toEqual(["pattern"]);
});

test("patterns of names stand beside patterns of texts", async () => {
	const names = { propertyNames: { pattern: "^[a-z]" }, patternProperties: { "^a\\d$": { maxLength: 3 } } };
	const validate = await validatorOf(formOf({ story }, {}, { ...names, additionalProperties: false }));
	expect(validate({ story: "a", a1: "abc" })).toBe(true);
	expect(validate({ a1: "abcd" })).toBe(false);
	expect(validate({ [`a${"1".repeat(200)}`]: "abc" })).toBe(false);
});
