import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import zhCN from "../../schemas/documents/messages/zh-CN.json" with { type: "json" };
import page from "../../schemas/documents/pages/search.json" with { type: "json" };
import { createTranslator } from "../../schemas/i18n/translator.ts";
import { resolveText } from "../../schemas/rules/texts/resolve-text.ts";

const counts = page.blocks.flatMap(({ description }) => description ?? []);

const found = (text: string, total: number, more?: boolean) => {
	const part = { total, more };
	const translator = createTranslator({ locale: "en-US", messages: { [text]: compileMessageOrThrow(text) } });
	const [count] = counts;
	return count && resolveText({ ...count, text }, { data: { found: { articles: part } } }, translator);
};

it("says of each part of the search page that there are more where not all were counted", () => {
	expect(counts).toHaveLength(3);
	for (const { text } of counts) {
		expect(found(text, 1439, true)).toBe("1,439 or more results");
		expect([found(text, 55, false), found(text, 1), found(text, 0, false)]).toEqual([
			"55 results",
			"1 result",
			"Nothing found",
		]);
	}
	const [{ text } = { text: "" }] = counts;
	const translated = new Map(Object.entries(zhCN.messages)).get(text) ?? "";
	expect([found(translated, 1439, true), found(translated, 55, false)]).toEqual(["1,439 条或更多结果", "55 条结果"]);
});
