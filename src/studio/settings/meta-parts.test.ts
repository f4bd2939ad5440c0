import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { satisfies } from "../../../schemas/compiler/meta/satisfies.ts";
import { BLOCK_SCHEMAS } from "../../../schemas/compiler/meta/schemas.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { blockTypesOf, emptyBlock, metaPartAt, nameOf, settingsOf, typeWords } from "./meta-parts.ts";

const english = createStudioI18n("en-US");

const shipped = (path: string): JsonObject =>
	JSON.parse(readFileSync(new URL(`../../../schemas/documents/${path}`, import.meta.url), "utf8"));

const settingsAt = (document: JsonObject, pointer: string) => {
	const part = metaPartAt(document, pointer);
	if (!part) throw new Error(`nothing at ${pointer}`);
	return settingsOf(part);
};

it("asks plain settings in one form, and leads to the parts within", () => {
	const { leaves, nested } = settingsAt(shipped("site.json"), "");
	expect(asObject(leaves.properties)).toMatchObject({ name: { type: "string", title: "Name" } });
	expect(nested.map(({ key }) => key)).toContain("brand");
	expect(Object.keys(asObject(leaves.properties))).not.toContain("kind");
});

it("takes a block by its type, and a union by the branch that is meant", () => {
	const page = shipped("pages/home.json");
	const { leaves } = settingsAt(page, "/blocks/0");
	expect(Object.keys(asObject(leaves.properties))).toContain("title");
	expect(Object.keys(asObject(leaves.properties))).not.toContain("type");
	expect(blockTypesOf(metaPartAt(page, "/blocks")?.schema ?? {})).toContain("heading");
});

it("takes a view by its type, also while something in it is wrong, and leads into its columns", () => {
	const detail: JsonObject = { ...shipped("views/message.json"), title: undefined, surplus: 1 };
	expect(settingsAt(detail, "").nested.map(({ key }) => key)).toContain("timeline");
	expect(settingsAt(detail, "").absent.map(({ key }) => key)).not.toContain("columns");
	const { leaves, nested } = settingsAt(shipped("views/messages.json"), "/columns/0");
	expect([Object.keys(asObject(leaves.properties)), nested.map(({ key }) => key)]).toEqual([["label"], ["value"]]);
});

it("offers what could be given and is not", () => {
	const { absent } = settingsAt({ kind: "form", id: "a", title: "A", schema: {}, submit: {} }, "");
	expect(absent.map(({ key }) => key)).toEqual(expect.arrayContaining(["steps", "exits", "after"]));
});

it("asks for every entry of a map under its own name", () => {
	const { nested } = settingsAt(shipped("workflow.json"), "/states");
	expect(nested.map(({ key }) => key)).toContain("submitted");
});

it.each([...BLOCK_SCHEMAS.keys()])("begins a block of the type %s with all that it must have", (type) => {
	const block = asObject(emptyBlock(type));
	expect(block.type).toBe(type);
	const schema = BLOCK_SCHEMAS.get(type) ?? {};
	for (const name of Array.isArray(schema.required) ? schema.required : []) expect(Object.keys(block)).toContain(name);
	// Only what people must say is still missing: lengths and patterns of empty texts.
	expect(satisfies({ type: "object" }, block)).toBe(true);
});

it("calls a part by what names it, else by its place", () => {
	expect(nameOf({ type: "heading", text: "Hello" }, "Entry 1", english.translate)).toBe("Heading: Hello");
	expect(nameOf({ level: 2 }, "Entry 1", english.translate)).toBe("Entry 1");
	expect(nameOf("plain", "Entry 1", english.translate)).toBe("plain");
});

it("calls a type of part as it is offered, in the language of the studio", () => {
	const { translate } = createStudioI18n("zh-CN", chinese);
	expect(nameOf({ type: "notice", text: "Hello" }, "Entry 1", translate)).toBe("提示框: Hello");
	expect(typeWords("for_each", english.translate)).toBe("Repeat for each entry");
	expect(typeWords("not_offered", translate)).toBe("Not offered");
});
