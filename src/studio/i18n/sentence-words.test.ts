import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sentence } from "../../../schemas/edits/refusals.ts";
import { chinese } from "./chinese.ts";
import { sentenceWords } from "./sentence-words.ts";
import { createStudioI18n } from "./studio-i18n.ts";

const EDITS = join(import.meta.dirname, "../../../schemas/edits");
const files = readdirSync(EDITS, { recursive: true, encoding: "utf8" }).filter((name) =>
	/(?<!\.test|\.fixture)\.ts$/.test(name),
);

it("has every sentence on edits and refusals in Chinese", () => {
	const texts = files.flatMap((name) =>
		[...readFileSync(join(EDITS, name), "utf8").matchAll(/sentence\(\s*"([^"]+)"/g)].map(([, text]) => text ?? ""),
	);
	expect(texts.length).toBeGreaterThan(25);
	expect(texts.filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
});

it("words a sentence in the editor's language, values in it too", () => {
	const changed = sentence("*{name}*: {property} is now “{to}”", {
		name: "Title",
		property: "hint",
		to: { translate: "yes" },
	});
	expect(sentenceWords(createStudioI18n("en-US"), changed)).toBe("Title: hint is now “yes”");
	expect(sentenceWords(createStudioI18n("zh-CN", chinese), changed)).toBe("Title：hint 现为“是”");
});
