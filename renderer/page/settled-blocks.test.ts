import { expect, it } from "vitest";
import type { Block } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";
import { settledBlocks } from "./settled-blocks.ts";

const text: Block = { type: "text", text: "Words" };
const each: Block = { type: "for_each", in: "/data/categories/list", blocks: [text] };
const lead: Block = { type: "text", text: "The latest", when: { "/data/lead": { type: "object" } } };
const here = (data: Scope["data"]): Scope => ({
	route: { path: "/", locale: "en-US" },
	query: {},
	config: { admin: {}, report: {} },
	data,
});

it("holds back what comes after a list that has not come, but not the list's own place", () => {
	const blocks: Block[] = [text, { type: "section", title: "All", blocks: [each] }, text];
	expect(settledBlocks(blocks, here({}), true)).toBe(2);
	expect(settledBlocks(blocks, here({ categories: { list: [] } }), true)).toBe(3);
});

it("holds back what comes after a block that may or may not be there", () => {
	expect(settledBlocks([lead, text], here({}), true)).toBe(1);
	expect(settledBlocks([lead, text], here({ lead: null }), true)).toBe(2);
});

it("shows a page without data at once", () => {
	expect(settledBlocks([text, text], here({}), true)).toBe(2);
});

it("waits for a configuration only while it is still to be expected", () => {
	const alerts: Block = { type: "for_each", in: "/config/admin/notices", blocks: [text] };
	expect(settledBlocks([alerts, text], here({}), true)).toBe(1);
	expect(settledBlocks([alerts, text], here({}), false)).toBe(2);
	const known = { ...here({}), config: { admin: { site_name: "City" }, report: {} } };
	expect(settledBlocks([alerts, text], known, true)).toBe(2);
});
