import { expect, it } from "vitest";
import { preferredLocale } from "./locale-offer.ts";

const LOCALES = [
	{ code: "en-US", name: "English" },
	{ code: "zh-CN", name: "简体中文" },
];

it.each([
	[["zh-CN", "en"], "en-US", "zh-CN"],
	[["zh-TW"], "en-US", "zh-CN"],
	[["fr", "zh"], "en-US", "zh-CN"],
	[["en-GB", "zh-CN"], "en-US", undefined],
	[["fr"], "en-US", undefined],
	[["en-GB"], "zh-CN", "en-US"],
	[[], "en-US", undefined],
])("to a browser in %j, on a page in %s, offers %s", (wanted, current, offered) => {
	expect(preferredLocale(wanted, LOCALES, current)?.code).toBe(offered);
});
