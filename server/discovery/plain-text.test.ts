import { expect, it } from "vitest";
import { compileText } from "../../schemas/compiler/emit/messages.ts";
import { plainText } from "./plain-text.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf(undefined);
const chinese = wordsOf({
	News: "新闻",
	"Case {number} of {year}": compileText("{year}年第{number}号"),
	"{count, plural, one {# case} other {# cases}}": compileText("共 {count, plural, other {#}} 件"),
});
const scope = { data: { case: { number: "7", category: "News", absent: null } } };
const numbered = {
	text: "Case {number} of {year}",
	values: { number: { bind: "/data/case/number" }, year: 2026 },
};

it("says a text in the reader's words, with what it binds in its place", () => {
	expect(plainText(numbered, scope, english)).toBe("Case 7 of 2026");
	expect(plainText(numbered, scope, chinese)).toBe("2026年第7号");
});

it("translates what is bound only where the document declares it", () => {
	const bound = { bind: "/data/case/category" };
	expect(plainText(bound, scope, chinese)).toBe("News");
	expect(plainText({ ...bound, translate: true }, scope, chinese)).toBe("新闻");
});

it("says a default in the reader's words, and nothing where nothing stands", () => {
	expect(plainText({ bind: "/data/case/absent", default: "News" }, scope, chinese)).toBe("新闻");
	expect(plainText({ bind: "/data/case/absent" }, scope, chinese)).toBeUndefined();
	expect(plainText(undefined, scope, chinese)).toBeUndefined();
});

it("says what is not translated as it is written", () => {
	expect(plainText("Weather", scope, chinese)).toBe("Weather");
	expect(plainText("toString", scope, chinese)).toBe("toString");
});
