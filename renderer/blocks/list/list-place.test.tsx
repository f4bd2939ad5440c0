import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ListView } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { ListBlock } from "./ListBlock.tsx";

afterEach(cleanup);

const CASES: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	layout: "rows",
	card: { title: { bind: "/item/title" } },
	paging: { mode: "pages", limit: 10 },
	empty: { title: "No cases" },
};

const show = (response: object) =>
	renderBlockAlone(
		ListBlock,
		{ type: "list", view: "cases" },
		{ views: [CASES], operations: { read: { messagesGetList: () => response } }, at: "/cases" },
	);
const place = () => screen.getByRole("group", { name: "Results" }).className;

it("holds a place for results until they are there, and is as high as they are then, however few", async () => {
	const held = skin.listView({ awaited: true }).region;
	await show({ data: undefined, loading: true });
	expect(place()).toBe(held);
	cleanup();
	await show(answered({ list: [{ id: "c1", title: "Case 1" }], total: 1, page: 1, limit: 10, next: null }));
	await screen.findByText("Case 1");
	expect(place()).not.toBe(held);
});
