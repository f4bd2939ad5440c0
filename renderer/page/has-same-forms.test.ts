import { describe, expect, it } from "vitest";
import type { Block, PageDocument } from "../../schemas/types.gen.ts";
import { page } from "../../tests/fixtures/releases.ts";
import { blockNames } from "./block-names.ts";
import { hasSameForms } from "./has-same-forms.ts";

const FORM: Block = { type: "form", form: "complaint" };
const TEXT: Block = { type: "text", text: "Words" };
const section = (...blocks: Block[]): Block => ({ type: "section", blocks });
const before = page([TEXT, section(TEXT, FORM)]);

describe("a page that is published anew", () => {
	it.each<[string, PageDocument]>([
		["is the same", page([TEXT, section(TEXT, FORM)])],
		["says something else", page([{ type: "text", text: "Other words" }, section(TEXT, FORM)])],
		["says more, above the form and below", page([TEXT, TEXT, section(TEXT, TEXT, FORM, TEXT), TEXT])],
		["says less", page([section(FORM)])],
		["asks more in another form", page([FORM, section(FORM)])],
	])("keeps its form where it %s", (_how, after) => {
		expect(hasSameForms(before, after)).toBe(true);
	});

	it.each<[string, PageDocument]>([
		["has none any more", page([TEXT, section(TEXT)])],
		["has it in another part", page([TEXT, FORM])],
		["shows it only to some", page([TEXT, section({ ...FORM, when: { "/user": { type: "object" } } })])],
		["shows its part only to some", page([{ ...section(FORM), when: { "/user": { type: "object" } } }])],
		["is for those who are logged in", page(before.blocks, { auth: true })],
		["has data to wait for", page(before.blocks, { data: { config: { operation: "configsGetAll" } } })],
		["is another page", { ...before, id: "other" }],
	])("loses it where it %s", (_how, after) => {
		expect(hasSameForms(before, after)).toBe(false);
	});
});

it("names blocks by their ids, else so that others may come before them", () => {
	expect(blockNames([TEXT, FORM, { ...TEXT, id: "lead" }, TEXT])).toEqual(["text 1", "form 1", "lead", "text 2"]);
});
