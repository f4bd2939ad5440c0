import { expect, it } from "vitest";
import { sourceMessages, translatedMessages } from "./messages.ts";

const PLURAL = "{count, plural, one {# case} other {# cases}}";

it("leaves out of the default locale what is shown as it is written", () => {
	expect(Object.keys(sourceMessages("en-US", ["Plain", "Until {date}", PLURAL]).messages)).toEqual([PLURAL]);
});

it.each(["It''s {what}", "'{'not an argument'}'", "On {day, date}", "{ wide }"])(
	"keeps %s, which must be read first",
	(text) => {
		expect(sourceMessages("en-US", [text]).messages).toHaveProperty([text]);
	},
);

it("compiles an untranslated text from its source, so that no reader sees ICU syntax", () => {
	const { messages } = translatedMessages("zh-CN", { Plain: "普通" }, ["Plain", "Unheard of", PLURAL]);
	expect(messages.Plain).toBe("普通");
	expect(messages[PLURAL]).toEqual(sourceMessages("en-US", [PLURAL]).messages[PLURAL]);
	expect(messages).not.toHaveProperty(["Unheard of"]);
});

it("prefers the translation of a text with arguments to its source", () => {
	const { messages } = translatedMessages("zh-CN", { [PLURAL]: "{count} 件" }, [PLURAL]);
	expect(messages[PLURAL]).toEqual([["count"], " 件"]);
});
