import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, it } from "vitest";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import { asObject, isObject } from "../../schemas/json/json.ts";
import { resolveText } from "../../schemas/rules/texts/resolve-text.ts";
import type { Text } from "../../schemas/types.gen.ts";
import { MAX_COUNTED_CASES } from "../../server/repositories/queries/counted-cases.ts";

const DOCUMENTS = join(import.meta.dirname, "../../schemas/documents");
const read = (path: string) => asObject(JSON.parse(readFileSync(join(DOCUMENTS, path), "utf8")));

const isText = (value: unknown): value is Text => isObject(value) && "text" in value && "values" in value;

/** The texts that say how many cases were counted, wherever they stand within a part of a page. */
function countTexts(part: unknown): Text[] {
	if (!isObject(part) && !Array.isArray(part)) return [];
	if (isText(part) && JSON.stringify(part).includes("/data/counts/")) return [part];
	return Object.values(part).flatMap(countTexts);
}

const chinese = Object.entries(asObject(read("messages/zh-CN.staff.json").messages)).map(([text, translation]) => [
	text,
	compileMessage(String(translation)),
]);
const TRANSLATORS: Readonly<Record<string, Translator>> = {
	"en-US": createTranslator({
		locale: "en-US",
		messages: Object.fromEntries(chinese.map(([text]) => [text, compileMessage(String(text))])),
	}),
	"zh-CN": createTranslator({ locale: "zh-CN", messages: Object.fromEntries(chinese) }),
};

const figuresOf = (page: string) => countTexts(read(`pages/${page}.json`).blocks);

it.each([
	["en-US", "10,000 or more"],
	["zh-CN", "10,000 或更多"],
])(
	"say where they are no longer counted that there may be more, and nothing before they are counted: %s",
	(locale, most) => {
		const translator = TRANSLATORS[locale];
		if (!translator) throw new Error(locale);
		for (const page of ["desk", "desk-overview"]) {
			const texts = figuresOf(page);
			expect(texts).toHaveLength(4);
			for (const text of texts) {
				const said = (count?: number) => {
					const counts = { mine: count, unassigned: count, overdue: count, soon: count };
					return resolveText(text, { data: { counts } }, translator);
				};
				expect([said(MAX_COUNTED_CASES), said(9_999), said(0), said()]).toEqual([most, "9,999", "0", ""]);
			}
		}
	},
);
