import { expect, it } from "vitest";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { referenceWords } from "./reference-words.ts";

const english = createStudioI18n("en-US");
const form = {
	kind: "form",
	title: "Complaint",
	schema: { type: "object", required: ["place"], properties: { place: { type: "string", title: "Where" } } },
	fields: { "/place": { when: { "/form/kind": true } } },
	steps: [{ id: "what", title: "What it is about", fields: ["place"] }],
	similar: { operation: "messagesGetSimilar", query: { text: { bind: "/place" } } },
};

it("names the question or part, and the setting as its screen calls it", () => {
	const inForm = (pointer: string) => referenceWords(form, pointer, english);
	expect(inForm("/fields/~1place")).toBe("Where");
	expect(inForm("/fields/~1place/when")).toBe("Where › When");
	expect(inForm("/schema/required/0")).toBe("Must be answered");
	expect(inForm("/steps/0/fields/0")).toBe("What it is about › Questions");
	expect(inForm("/similar/query/text/bind")).not.toContain("/place");
});

it("says a setting in the language of the studio", () => {
	const categories = { kind: "categories", categories: [{ code: "waste", name: "Waste", form: "complaint" }] };
	const zh = createStudioI18n("zh-CN", chinese);
	expect(referenceWords(categories, "/categories/0/form", english)).toBe("Waste › Form");
	expect(referenceWords(categories, "/categories/0/form", zh)).toBe("Waste › 表单");
});

it("calls questions and parts as the portal translates them", () => {
	const words: Record<string, string> = { Where: "地点", "What it is about": "事项" };
	const zh = { ...createStudioI18n("zh-CN", chinese), portal: (text: string) => words[text] ?? text };
	expect(referenceWords(form, "/fields/~1place", zh)).toBe("地点");
	expect(referenceWords(form, "/fields/~1place/when", zh)).toMatch(/^地点 › /);
	expect(referenceWords(form, "/steps/0/fields/0", zh)).toMatch(/^事项 › /);
});

it("calls a block's type as it is offered, in the language of the studio", () => {
	const page = { kind: "page", blocks: [{ type: "notice", text: "Closed on Monday" }] };
	const zh = createStudioI18n("zh-CN", chinese);
	expect(referenceWords(page, "/blocks/0/text", zh)).toMatch(/^提示框: Closed on Monday › /);
});
