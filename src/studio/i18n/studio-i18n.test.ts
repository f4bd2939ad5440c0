import { expect, it } from "vitest";
import { chinese } from "./chinese.ts";
import { createStudioI18n } from "./studio-i18n.ts";

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
