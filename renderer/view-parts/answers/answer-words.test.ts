import { describe, expect, it } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { answerLabel, answerText } from "./answer-words.ts";

const zh = createTranslator({
	locale: "zh-CN",
	messages: { Where: "地点", Noise: "噪声", Phone: "电话" },
	timeZone: "UTC",
});

describe("an answer in the reader's language", () => {
	it("writes dates as the language does", () => {
		expect(answerText({ label: "", value: "2026-11-03", text: "2026-11-03" }, zh)).toBe("2026年11月3日");
		expect(answerText({ label: "", value: "2026-11-03T08:00:00Z", text: "x" }, zh)).toContain("2026年11月3日");
	});

	it("translates what the form worded, alone and in a row", () => {
		expect(answerText({ label: "", value: "noise", text: "Noise" }, zh)).toBe("噪声");
		expect(answerText({ label: "", value: ["n", "p"], text: "Noise, Phone" }, zh)).toBe("噪声, 电话");
	});

	it("leaves what a person wrote", () => {
		expect(answerText({ label: "", value: "Noise", text: "Noise" }, zh)).toBe("Noise");
	});

	it("translates each part of a label", () => {
		expect(answerLabel({ label: "Where · Phone", value: "", text: "" }, zh)).toBe("地点 · 电话");
	});
});
