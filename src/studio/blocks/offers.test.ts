import { expect, it } from "vitest";
import { BLOCK_SCHEMAS, KIND_SCHEMAS } from "../../../schemas/compiler/meta/schemas.ts";
import icons from "../../../schemas/documents/icons.json" with { type: "json" };
import { allChinese, chinese } from "../i18n/chinese.ts";
import { OFFERED_BLOCKS } from "./offer-of.ts";
import { BLOCK_OFFERS } from "./offers.gen.ts";

const own: Record<string, { default: Readonly<Record<string, string>> }> = import.meta.glob("./*.zh-CN.json", {
	eager: true,
});
const sources: Record<string, string> = import.meta.glob("./*.ts", { eager: true, query: "?raw", import: "default" });

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
	const other = Object.values(own).flatMap(({ default: texts }) =>
		Object.entries(texts).filter(([text, translation]) => allChinese[text] !== translation),
	);
	expect(other).toEqual([]);
	expect(Object.keys(own)).toHaveLength(OFFERED_BLOCKS.length + 1);
});

it("translates nothing that no block says any more", () => {
	const code = Object.values(sources).join("\n");
	const said = (text: string) =>
		code.includes(JSON.stringify(text)) ||
		schemas.includes(JSON.stringify(text)) ||
		schemas.includes(`"${text.toLowerCase().replaceAll(" ", "_")}"`);
	expect(Object.values(own).flatMap(({ default: texts }) => Object.keys(texts).filter((text) => !said(text)))).toEqual(
		[],
	);
	expect(chinese["Head of a page"]).toBe("页首");
});
