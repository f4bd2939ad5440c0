import { expect, it } from "vitest";
import { acceptedLocale } from "./accepted-locale.ts";

const OFFERED = ["en-US", "zh-CN", "de-DE"];

it.each([
	["zh-CN", "zh-CN"],
	["ZH-cn,en;q=0.5", "zh-CN"],
	["zh-TW", "zh-CN"],
	["fr-FR, de;q=0.7, zh;q=0.3", "de-DE"],
	["en;q=0.2, de-AT;q=0.9", "de-DE"],
	["zh;q=0, en", "en-US"],
	["fr", undefined],
	[";q=,,=", undefined],
	["", undefined],
	[undefined, undefined],
])("finds for %j %j", (header, locale) => {
	expect(acceptedLocale(header, OFFERED)).toBe(locale);
});
