import { expect, it } from "vitest";
import { chinese } from "./chinese.ts";
import { createStudioI18n, inTimeZone } from "./studio-i18n.ts";

const PROBLEMS = "{count, plural, one {# problem} other {# problems}}";

it("says a text in English as it is written, with its values and by their number, without translations", () => {
	const { t, translate } = createStudioI18n("en-US");
	expect(t("Go to: {title}", { title: "Complaint" })).toBe("Go to: Complaint");
	expect([t(PROBLEMS, { count: 1 }), t(PROBLEMS, { count: 2 })]).toEqual(["1 problem", "2 problems"]);
	expect(translate("A text of {whom} that nobody knows", { whom: "somebody" })).toBe(
		"A text of somebody that nobody knows",
	);
});

it("says every text that it has a translation of by that", () => {
	const { t, translate } = createStudioI18n("zh-CN", chinese);
	expect(t(PROBLEMS, { count: 2 })).toBe("2 个问题");
	expect(translate("constructor")).toBe("constructor");
	const untranslated = Object.entries(chinese).filter(
		([text, translation]) => !/[{'#]/.test(translation) && translate(text) !== translation,
	);
	expect(untranslated).toEqual([]);
});

it("says times by the clock of the portal, wherever its reader is", () => {
	const english = createStudioI18n("en-US");
	const at = (timeZone: string) => inTimeZone(english, timeZone).time("2026-11-27T20:30:00Z");
	expect([at("Asia/Shanghai"), at("America/New_York")]).toEqual(["Nov 28, 2026, 4:30 AM", "Nov 27, 2026, 3:30 PM"]);
	expect(inTimeZone(createStudioI18n("zh-CN", chinese), "Asia/Shanghai").time("2026-11-27T20:30:00Z")).toBe(
		"2026年11月28日 04:30",
	);
});
