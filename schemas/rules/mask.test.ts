import { describe, expect, test } from "vitest";
import { maskMobile, maskText, maskValue } from "./mask.ts";

describe("maskText", () => {
	test.each([
		["13800000000", "138****0000"],
		["11010519491231002X", "110***********002X"],
		["li.wei@example.cn", "l*****@example.cn"],
		["张三", "张*"],
		["欧阳小明", "欧**明"],
		["李", "*"],
		["", ""],
	])("shows %s as %s", (text, masked) => {
		expect(maskText(text)).toBe(masked);
	});

	test("never splits a character", () => {
		expect(maskText("😀ab😀")).toBe("😀**😀");
	});
});

test("a mobile number keeps its first three and last four digits", () => {
	expect(maskMobile("15912345678")).toBe("159****5678");
});

test("a masked value keeps its shape and gives no number away", () => {
	expect(maskValue({ name: "王小明", age: 42, tags: ["abc"], ok: true, none: null })).toEqual({
		name: "王*明",
		age: null,
		tags: ["a*c"],
		ok: true,
		none: null,
	});
});
