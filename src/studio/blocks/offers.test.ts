import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BLOCK_SCHEMAS, KIND_SCHEMAS } from "../../../schemas/compiler/meta/schemas.ts";
import icons from "../../../schemas/documents/icons.json" with { type: "json" };
import { allChinese, chinese } from "../i18n/chinese.ts";
import { OFFERED_BLOCKS } from "./offer-of.ts";
import { BLOCK_OFFERS } from "./offers.gen.ts";

/** The texts of this folder's files whose names end so. */
const contentsOf = (ending: string): string[] =>
	readdirSync(import.meta.dirname)
		.filter((name) => name.endsWith(ending))
		.map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));

const own = contentsOf(".zh-CN.json").map((text): Readonly<Record<string, string>> => JSON.parse(text));

/** What schemas say, in quotes, and every word that a choice of theirs is called by. */
const schemas = JSON.stringify([...KIND_SCHEMAS.values(), ...BLOCK_SCHEMAS.values()]);

it("offers every type of block that a document may have, by an icon of the portal", () => {
	expect([...OFFERED_BLOCKS].sort()).toEqual([...BLOCK_SCHEMAS.keys()].sort());
	const classes = new Set(icons.icons.map((icon) => icon.class));
	expect(OFFERED_BLOCKS.filter((type) => !classes.has(`layui-icon-${BLOCK_OFFERS[type].icon}`))).toEqual([]);
});

it("names options by no type that has no such option", () => {
	const missing = OFFERED_BLOCKS.flatMap((type) =>
		Object.keys(BLOCK_OFFERS[type].options).filter(
			(key) => !JSON.stringify(BLOCK_SCHEMAS.get(type)).includes(`"${key}":`),
		),
	);
	expect(missing).toEqual([]);
});

it("translates a text by the same words wherever it is translated", () => {
	const other = own.flatMap((texts) =>
		Object.entries(texts).filter(([text, translation]) => allChinese[text] !== translation),
	);
	expect(other).toEqual([]);
	expect(own).toHaveLength(OFFERED_BLOCKS.length + 1);
});

it("translates nothing that no block says any more", () => {
	const code = contentsOf(".ts").join("\n");
	const said = (text: string) =>
		code.includes(JSON.stringify(text)) ||
		schemas.includes(JSON.stringify(text)) ||
		schemas.includes(`"${text.toLowerCase().replaceAll(" ", "_")}"`);
	expect(own.flatMap((texts) => Object.keys(texts).filter((text) => !said(text)))).toEqual([]);
	expect(chinese["Head of a page"]).toBe("页首");
});
