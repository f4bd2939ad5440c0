import { describe, expect, test } from "vitest";
import { artefactOf, formOf, validatorOf } from "../../compiler/emit/run-validator.fixture.ts";
import zhCN from "../../documents/messages/zh-CN.json" with { type: "json" };
import { ENGINE_TEXTS } from "../../engine-texts.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { dayFrom, dayIn } from "../formats/dates.ts";
import { sourceWords, type ValueWording } from "../texts/value-texts.ts";
import { formErrors, wordError } from "./form-errors.ts";

/** A rule, a value that breaks it, and what is said of it. */
type Case = {
	/** The keyword by which an author can word it otherwise. */
	rule: string;
	schema?: Record<string, unknown>;
	options?: FieldOptions;
	keywords?: Record<string, unknown>;
	data: Record<string, unknown>;
	english: string;
	chinese: string;
};

const choice = [
	{ const: 1, title: "In" },
	{ const: 2, title: "Out" },
];
const format = (name: string, english: string, chinese: string): Case => ({
	rule: "format",
	schema: { type: "string", format: name },
	data: { a: "x" },
	english,
	chinese,
});
const limit = (rule: string, value: unknown, broken: unknown, english: string, chinese: string): Case => ({
	rule,
	schema: { [rule]: value },
	data: { a: broken },
	english,
	chinese,
});
const heldTo = (rule: string, own: unknown, other: unknown, english: string, chinese: string): Case => ({
	rule,
	schema: { type: typeof own },
	options: { compared: { [rule]: "/form/b" } },
	data: { a: own, b: other },
	english: `“Title” ${english}`,
	chinese: `“标题”${chinese}`,
});
const required = { english: "“Title” is required", chinese: "请填写“标题”" };
const choices = { english: "“Title” must be one of the choices", chinese: "请从“标题”的选项中选择" };
const notRequested = { english: "“Title” is not asked for here", chinese: "此处不需要填写“标题”" };
/** As the fixture's time zone has it. */
const TODAY = dayIn("Asia/Shanghai", new Date());
const day = { type: "string", format: "date" };

const CASES: Case[] = [
	{ rule: "required", keywords: { required: ["a"] }, data: {}, ...required },
	{ rule: "required", keywords: { dependentRequired: { b: ["a"] } }, data: { b: 1 }, ...required },
	{ rule: "minLength", schema: { minLength: 1 }, data: { a: "" }, ...required },
	{ rule: "minItems", schema: { type: "array", minItems: 1 }, data: { a: [] }, ...required },
	limit("minLength", 5, "x", "“Title” must have at least 5 characters", "“标题”至少需要 5 个字符"),
	limit("maxLength", 2, "xyz", "“Title” must have at most 2 characters", "“标题”最多 2 个字符"),
	limit("minItems", 2, [1], "“Title” must have at least 2 entries", "“标题”至少需要 2 项"),
	limit("maxItems", 2, [1, 2, 3], "“Title” must have at most 2 entries", "“标题”最多 2 项"),
	limit("uniqueItems", true, [1, 1], "“Title” must not have the same entry twice", "“标题”中有重复的项"),
	limit("contains", { const: 1 }, [2], "“Title” lacks an entry that it needs", "“标题”缺少必需的项"),
	limit("minimum", 0, -1, "“Title” must be at least 0", "“标题”不能小于 0"),
	limit("maximum", 9, 10, "“Title” must be at most 9", "“标题”不能大于 9"),
	limit("exclusiveMinimum", 0, 0, "“Title” must be more than 0", "“标题”必须大于 0"),
	limit("exclusiveMaximum", 9, 9, "“Title” must be less than 9", "“标题”必须小于 9"),
	limit("multipleOf", 5, 12, "“Title” must be a multiple of 5", "“标题”必须是 5 的倍数"),
	limit("multipleOf", 0.25, 0.3, "“Title” must be a multiple of 0.25", "“标题”必须是 0.25 的倍数"),
	limit("multipleOf", 1, 0.5, "“Title” must be a whole number", "“标题”必须是整数"),
	limit("multipleOf", 0.01, 1.001, "“Title” must have at most 2 decimal places", "“标题”最多保留 2 位小数"),
	limit("multipleOf", 0.001, 0.0001, "“Title” must have at most 3 decimal places", "“标题”最多保留 3 位小数"),
	limit("pattern", "^[0-9]+$", "x", "“Title” is not in the expected form", "“标题”的格式不正确"),
	limit("const", 7, 8, "“Title” must be 7", "“标题”必须为 7"),
	limit("const", true, false, "“Title” must be agreed to", "请勾选“标题”"),
	limit("const", [1], [2], "“Title” is not right", "“标题”填写有误"),
	limit("not", { const: 1 }, 1, "“Title” is not right", "“标题”填写有误"),
	{ rule: "enum", schema: { enum: ["x", "y"] }, data: { a: "z" }, ...choices },
	{ rule: "oneOf", schema: { oneOf: choice }, data: { a: 3 }, ...choices },
	{ rule: "anyOf", schema: { anyOf: choice }, data: { a: 3 }, ...choices },
	limit("type", "number", "x", "“Title” must be a number", "“标题”必须是数字"),
	limit("type", "integer", 1.5, "“Title” must be a whole number", "“标题”必须是整数"),
	limit("type", "string", 1, "“Title” is not right", "“标题”填写有误"),
	{
		rule: "not_after",
		schema: day,
		options: { not_after: "today" },
		data: { a: "2999-01-01" },
		english: "“Title” must not lie in the future",
		chinese: "“标题”不能是未来的时间",
	},
	{
		rule: "not_before",
		schema: day,
		options: { not_before: "today" },
		data: { a: "2001-01-01" },
		english: "“Title” must not lie in the past",
		chinese: "“标题”不能是过去的时间",
	},
	heldTo("at_least", 1, 2, "must not be less than “B”", "不能小于“B”"),
	heldTo("at_most", 2, 1, "must not be more than “B”", "不能大于“B”"),
	heldTo("more_than", 1, 1, "must be more than “B”", "必须大于“B”"),
	heldTo("less_than", 1, 1, "must be less than “B”", "必须小于“B”"),
	heldTo("at_least", "2026-11-20", "2026-11-21", "must not lie before “B”", "不能早于“B”"),
	heldTo("at_most", "2026-11-22", "2026-11-21", "must not lie after “B”", "不能晚于“B”"),
	heldTo("more_than", "2026-11-21", "2026-11-21", "must lie after “B”", "必须晚于“B”"),
	heldTo("less_than", "2026-11-21", "2026-11-21", "must lie before “B”", "必须早于“B”"),
	heldTo("same_as", "a@b.cn", "a@c.cn", "must be the same as “B”", "必须与“B”一致"),
	heldTo("differs_from", "a@b.cn", "a@b.cn", "must not be the same as “B”", "不能与“B”相同"),
	{
		rule: "not_after",
		schema: day,
		options: { not_after: "-P18Y" },
		data: { a: "2999-01-01" },
		english: `“Title” must not lie after ${dayFrom(TODAY, "-P18Y")}`,
		chinese: `“标题”不能晚于 ${dayFrom(TODAY, "-P18Y")}`,
	},
	{
		rule: "not_before",
		schema: day,
		options: { not_before: "P3M" },
		data: { a: "2001-01-01" },
		english: `“Title” must not lie before ${dayFrom(TODAY, "P3M")}`,
		chinese: `“标题”不能早于 ${dayFrom(TODAY, "P3M")}`,
	},
	{
		rule: "false schema",
		options: { when: { "/form/b": { const: 1 } } },
		data: { a: "x", b: 2 },
		...notRequested,
	},
	format("date", "“Title” must be a date", "“标题”必须是日期"),
	format("time", "“Title” must be a time", "“标题”必须是时间"),
	format("date-time", "“Title” must be a date and time", "“标题”必须是日期和时间"),
	format("email", "“Title” must be an email address", "“标题”必须是电子邮箱地址"),
	format("uri", "“Title” must be a web address", "“标题”必须是网址"),
	format("mobile", "“Title” must be a mobile number of 11 digits", "“标题”必须是 11 位手机号码"),
	format("id-card", "“Title” must be a valid identity card number", "“标题”必须是有效的身份证号码"),
	format("uuid", "“Title” is not in the expected form", "“标题”的格式不正确"),
];

const messages = new Map(Object.entries(zhCN.messages));
const chineseWords: ValueWording = (source, values) => sourceWords(messages.get(source) ?? source, values);

function formWith({ schema, options, keywords }: Case, errors?: Record<string, string>): FormDocument {
	const own = errors === undefined ? options : { ...options, errors };
	const properties = { b: { title: "B" }, a: { title: "Title", ...schema } };
	return formOf(properties, own ? { fields: { "/a": own } } : {}, keywords);
}

async function text(form: FormDocument, data: unknown, words: ValueWording): Promise<string[]> {
	const validate = await validatorOf(form);
	validate(data);
	return formErrors(artefactOf(form), validate.errors).map((error) => wordError(error, words));
}

const named = CASES.map((one): [string, Case] => [`${one.rule} ${JSON.stringify(one.schema ?? one.keywords)}`, one]);

describe.each(named)("the rule %s", (_name, one) => {
	test("names the field's title in both languages", async () => {
		expect(await text(formWith(one), one.data, sourceWords)).toEqual([one.english]);
		expect(await text(formWith(one), one.data, chineseWords)).toEqual([one.chinese]);
	});

	test("is said in the author's own words where there are any, in both languages", async () => {
		const form = formWith(one, { [one.rule]: "Please choose a file." });
		expect(await text(form, one.data, sourceWords)).toEqual(["Please choose a file."]);
		const translated: ValueWording = (source) => (source === "Please choose a file." ? "请选择文件。" : source);
		expect(await text(form, one.data, translated)).toEqual(["请选择文件。"]);
	});
});

test("every text that the engine has for an error is said of some rule here", () => {
	const texts = ENGINE_TEXTS.filter((text) => text.startsWith("“{title}” "));
	const unsaid = texts.filter((text) => {
		const pattern = new RegExp(`^${text.replaceAll("{title}", "Title").replace(/\{\w+\}/g, "\\S+")}$`);
		return !CASES.some(({ english }) => pattern.test(english));
	});
	expect(unsaid).toEqual([]);
});

test("a title that stands in a schema that is referred to is named too", async () => {
	const $defs = { part: { type: "object", title: "Part", properties: {} } };
	const form = formOf({ part: { $ref: "#/$defs/part" } }, {}, { $defs, required: ["part"] });
	expect(await text(form, {}, sourceWords)).toEqual(["“Part” is required"]);
});
