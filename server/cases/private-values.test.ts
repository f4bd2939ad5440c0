import { expect, it } from "vitest";
import { privateValues, redacted } from "./private-values.ts";

it.each([
	["Call me at 13812345678 or 138 1234 5678.", ["phone 13812345678", "phone 138 1234 5678"]],
	["办公室 010-62345678，手机+86-13900000000", ["phone 010-62345678", "phone +86-13900000000"]],
	["身份证 11010519491231002X。", ["id_number 11010519491231002X"]],
	["车牌京A·12345 和 粤B12345D", ["plate 京A·12345", "plate 粤B12345D"]],
	["Write to li.ming@example.org.cn, please", ["email li.ming@example.org.cn"]],
	["Case 20261121-000123 of 2026-11-21, 15 lamps, postcode 100000", []],
])("finds what is personal in %j", (text, expected) => {
	expect(privateValues(text).map(({ kind, text: value }) => `${kind} ${value}`)).toEqual(expected);
});

it("takes out what was chosen, and nothing else", () => {
	const text = "Call 13812345678, not 13900000000.";
	expect(redacted(text, ["13812345678"])).toBe("Call ***, not 13900000000.");
});

it("takes time by the length of a text, whatever stands in it", () => {
	expect(privateValues("1".repeat(200_000))).toEqual([]);
	expect(privateValues("a@".repeat(100_000))).toEqual([]);
});
