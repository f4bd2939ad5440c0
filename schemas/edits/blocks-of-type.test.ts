import { expect, it } from "vitest";
import { blocksOfType } from "./blocks-of-type.ts";

it("finds the blocks of a type in pages, in other blocks and after forms, and nothing else of that type", () => {
	const documents = {
		"pages/a.json": {
			kind: "page",
			blocks: [
				{ type: "text", text: "One" },
				{ type: "tabs", tabs: [{ title: "First", blocks: [{ type: "text", text: "Two" }] }] },
			],
		},
		"forms/b.json": {
			kind: "form",
			schema: { type: "text" },
			after: { blocks: [{ type: "notice" }, { type: "text", text: "Three" }] },
		},
	};
	expect(blocksOfType(documents, "text")).toEqual([
		{ path: "pages/a.json", pointer: "/blocks/0" },
		{ path: "pages/a.json", pointer: "/blocks/1/tabs/0/blocks/0" },
		{ path: "forms/b.json", pointer: "/after/blocks/1" },
	]);
});
