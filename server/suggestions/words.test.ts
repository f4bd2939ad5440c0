import { expect, it } from "vitest";
import { countedWords } from "./words.ts";

it("takes English by words in small letters and Chinese by two characters beside each other, as often as they stand there", () => {
	expect(countedWords("The lamp is out. LAMP!")).toEqual(["the", "lamp", "out", "lamp"]);
	expect(countedWords("路灯不亮,LED灯")).toEqual(["路灯", "灯不", "不亮", "led"]);
});

it("takes nothing with a digit, and no phone, identity number, plate or e-mail address", () => {
	const text = "Lamp 12b, call 13812345678 or li.wei@example.cn, 11010519900307123X, 京A12345 was parked";
	expect(countedWords(text)).toEqual(["lamp", "call", "was", "parked"]);
});
