import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ListView } from "../schemas/types.gen.ts";
import { answered } from "../tests/fixtures/ports.ts";
import { renderBlockAlone } from "../tests/fixtures/render-block.tsx";
import { ListBlock } from "./blocks/list/ListBlock.tsx";

afterEach(cleanup);

const VIEW: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	filters: [{ name: "keyword", label: "Search", widget: "search" }],
	card: { title: { bind: "/item/title" } },
	empty: { title: "No cases" },
};

it("marks nothing on a citizen's page", async () => {
	const operations = { read: { messagesGetList: () => answered({ list: [{ id: "1", title: "A" }], total: 1 }) } };
	const { container } = await renderBlockAlone(
		ListBlock,
		{ type: "list", view: "cases" },
		{ views: [VIEW], operations },
	);
	expect(container.querySelectorAll("article")).toHaveLength(1);
	expect(container.querySelectorAll("[data-part]")).toHaveLength(0);
});
