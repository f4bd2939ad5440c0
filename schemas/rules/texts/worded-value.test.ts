import { describe, expect, it } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { valueLabel, valueText } from "./worded-value.ts";

const zh = createTranslator({
	locale: "zh-CN",
	messages: {
		Where: "地点",
		Noise: "噪声",
		Phone: "电话",
		"Nights, 22:00 to 6:00": "夜间",
		Yes: "是",
		"Files: {count}": ["文件：", ["count"]],
		"{rating} of {most}": [["rating"], " 星,共 ", ["most"], " 星"],
	},
	timeZone: "UTC",
});
const en = createTranslator({ locale: "en-US", timeZone: "UTC" });

describe("a value in the reader's language", () => {
	it("writes dates as the language does", () => {
		expect(valueText({ label: "", value: "2026-11-03", text: "2026-11-03" }, zh)).toBe("2026年11月3日");
		expect(valueText({ label: "", value: "2026-11-03T08:00:00Z", text: "x" }, zh)).toContain("2026年11月3日");
		const days = ["2026-11-03", "2026-11-04"];
		expect(valueText({ label: "", value: days, text: days.join(", ") }, zh)).toBe("2026年11月3日, 2026年11月4日");
	});

	it.each([
		[zh, "¥1,250.50"],
		[en, "CN¥1,250.50"],
	])("writes amounts as the language does", (i18n, shown) => {
		expect(valueText({ label: "", value: 1250.5, text: "CNY 1250.5" }, i18n)).toBe(shown);
	});

	it("says stars in the reader's words, zero as well, and other numbers as they were typed", () => {
		expect(valueText({ label: "", value: 4, text: "4 of 5" }, zh)).toBe("4 星,共 5 星");
		expect(valueText({ label: "", value: 0, text: "CNY 0" }, en)).toBe("CN¥0.00");
		expect(valueText({ label: "", value: 2026, text: "2026" }, en)).toBe("2026");
	});

	it("translates what the form worded, alone and in a row", () => {
		expect(valueText({ label: "", value: "noise", text: "Noise" }, zh)).toBe("噪声");
		expect(valueText({ label: "", value: true, text: "Yes" }, zh)).toBe("是");
		expect(valueText({ label: "", value: ["n", "p"], text: "Noise, Phone" }, zh)).toBe("噪声, 电话");
	});

	it("translates a choice that has a comma, alone and in a row", () => {
		const said = (text: string) => valueText({ label: "", value: ["a", "b"], text }, zh);
		expect(said("Nights, 22:00 to 6:00")).toBe("夜间");
		expect(said("Noise, Nights, 22:00 to 6:00, Phone")).toBe("噪声, 夜间, 电话");
	});

	it("leaves an address with any number of commas", () => {
		const text = "Maple Road, ".repeat(1000);
		expect(valueText({ label: "", value: { detail: text }, text }, zh)).toBe(text);
	});

	it("translates a choice that goes by its own name, as its question does", () => {
		expect(valueText({ label: "", value: "Noise", text: "Noise", picked: true }, zh)).toBe("噪声");
		expect(valueText({ label: "", value: "{odd", text: "{odd", picked: true }, zh)).toBe("{odd");
	});

	it("translates the region of an address and leaves its street", () => {
		const value = { region: "1", detail: "Maple Road 1" };
		expect(valueText({ label: "", value, text: "Where, Maple Road 1" }, zh)).toBe("地点, Maple Road 1");
	});

	it("counts files in the reader's words", () => {
		expect(valueText({ label: "", value: ["a", "b"], text: "Files: 2" }, zh)).toBe("文件：2");
	});

	it("leaves what a person wrote", () => {
		expect(valueText({ label: "", value: "Noise", text: "Noise" }, zh)).toBe("Noise");
	});

	it("translates each part of a label", () => {
		expect(valueLabel({ label: "Where · Phone", value: "", text: "" }, zh)).toBe("地点 · 电话");
	});

	it("translates the title of a row and leaves its number", () => {
		expect(valueLabel({ label: "Where 2 · Phone", value: "", text: "" }, zh)).toBe("地点 2 · 电话");
	});
});
