import { expect, test } from "vitest";
import { maskText } from "./mask.ts";

test.each([
	["13800000000", "138***"],
	["11010519491231002X", "110***"],
	["li.wei@example.cn", "l***@***"],
	["张三", "张***"],
	["欧阳小明", "欧***"],
	["李", "李***"],
	["", ""],
])("shows %s as %s", (text, masked) => {
	expect(maskText(text)).toBe(masked);
});

test("never splits a character", () => {
	expect(maskText("😀ab😀")).toBe("😀***");
});

test.each([
	["Wang", "Wanda Elisabeth Smith"],
	["欧阳小明", "欧"],
	["13812345678", "13899999999"],
	["lin@a.example", "laurence.longname@another.example"],
])("masks %s and %s alike: neither length nor last character distinguishes them", (one, other) => {
	expect(maskText(one)).toBe(maskText(other));
});
