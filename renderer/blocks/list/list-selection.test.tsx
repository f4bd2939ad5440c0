import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ListView } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { ListBlock } from "./ListBlock.tsx";

const CASES: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	filters: [
		{ name: "status", label: "Status", widget: "select", choices: [{ value: "rejected", label: "Turned down" }] },
		{ name: "category", label: "Category", widget: "select", choices: [{ value: "roads", label: "Roads" }] },
	],
	sort: {
		name: "sort",
		choices: [
			{ value: "newest", label: "Newest first" },
			{ value: "oldest", label: "Oldest first" },
		],
	},
	columns: [{ label: "Case", value: { bind: "/item/title" } }],
	card: { title: { bind: "/item/title" } },
	layout: "table",
	paging: { mode: "pages", limit: 10 },
	empty: { title: "No cases" },
};

/** A list whose next page waits for what is returned to be resolved. */
async function showWaiting() {
	const { promise: loading, resolve: load } = Promise.withResolvers<void>();
	const read = { messagesGetList: () => answered({ list: [], total: 0 }) };
	const shown = await renderBlockAlone(
		ListBlock,
		{ type: "list", view: "cases" },
		{ views: [CASES], operations: { read }, at: "/cases", loading },
	);
	return { ...shown, load: () => act(async () => load()) };
}

const chosenIn = (menu: string) => Reflect.get(screen.getByLabelText(menu), "value");

/** Chooses in a menu; the page that follows is not waited for. */
const choose = (menu: string, value: string) =>
	act(async () => void fireEvent.change(screen.getByLabelText(menu), { target: { value } }));

afterEach(cleanup);

it("shows what was chosen while its page is being loaded, and takes it along with the next choice", async () => {
	const { visited, load } = await showWaiting();
	await choose("Status", "rejected");
	expect(chosenIn("Status")).toBe("rejected");
	await choose("Category", "roads");
	expect(visited.at(-1)).toBe("/cases?status=rejected&category=roads");
	await choose("Sort by", "oldest");
	expect(chosenIn("Sort by")).toBe("oldest");
	await load();
	expect(chosenIn("Sort by")).toBe("oldest");
});

it("takes a sort order along with the filter that is chosen before its page has come, and the other way round", async () => {
	const { visited, load } = await showWaiting();
	await choose("Sort by", "oldest");
	await choose("Status", "rejected");
	expect(visited.at(-1)).toBe("/cases?sort=oldest&status=rejected");
	await choose("Sort by", "newest");
	await choose("Category", "roads");
	expect(visited.at(-1)).toBe("/cases?status=rejected&category=roads");
	await load();
	expect([chosenIn("Sort by"), chosenIn("Status")]).toEqual(["newest", "rejected"]);
});

it("shows what the URL says where its reader goes back before the chosen page has come", async () => {
	const { open, load } = await showWaiting();
	await choose("Status", "rejected");
	await act(async () => open("/cases"));
	await load();
	expect(chosenIn("Status")).toBe("");
});
