import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { Leaves } from "./Leaves.tsx";
import { metaPartAt } from "./meta-parts.ts";

afterEach(cleanup);

const PATH = "pages/help.json";
const ICONS = {
	kind: "icons",
	id: "icons",
	icons: [
		{ name: "水滴", class: "layui-icon-water", code_point: "e636" },
		{ name: "叶子节点", class: "layui-icon-leaf", code_point: "e701" },
	],
};
const card = { type: "card", title: "A card" };

function Card() {
	const document: JsonObject = useDocuments()[PATH] ?? {};
	const part = metaPartAt(document, "/blocks/0");
	return part && <Leaves path={PATH} document={document} pointer="/blocks/0" part={part} />;
}

function open(icon?: unknown) {
	const page = { kind: "page", id: "help", path: "/help", title: "Help", blocks: [{ ...card, icon }] };
	const session = openDraft({ [PATH]: page, "icons.json": ICONS });
	renderInDraft(session, <Card />);
	return () => session.snapshot().documents[PATH]?.blocks;
}

const radios = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);

it("draws every icon of the catalogue, and takes the one that is picked and confirmed", async () => {
	const blocks = open("layui-icon-leaf");
	fireEvent.click(screen.getByRole("button", { name: "Icon: leaf" }));
	const dialog = await screen.findByRole("dialog", { name: "Choose an icon" });
	expect(dialog.querySelectorAll("label .layui-icon").length).toBe(2);
	expect(within(dialog).getByLabelText("leaf")).toHaveProperty("checked", true);
	fireEvent.click(within(dialog).getByLabelText("water"));
	expect(blocks()).toMatchObject([{ icon: "layui-icon-leaf" }]);
	await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Use this icon" })));
	expect(blocks()).toMatchObject([{ icon: "layui-icon-water" }]);
	expect(screen.getByRole("button", { name: "Icon: water" })).toBeTruthy();
});

it("finds an icon by its name in either language, and goes to it by keyboard", async () => {
	open();
	fireEvent.click(screen.getByRole("button", { name: "Icon: none" }));
	const search = await screen.findByLabelText("Find an icon");
	expect(radios()).toEqual(["", "layui-icon-leaf", "layui-icon-water"]);
	for (const words of ["水", "wat"]) {
		fireEvent.change(search, { target: { value: words } });
		expect(radios()).toEqual(["layui-icon-water"]);
		expect(screen.getByRole("status").textContent).toBe("1 icon");
	}
	fireEvent.keyDown(search, { key: "Enter" });
	expect(document.activeElement).toBe(screen.getByLabelText("water"));
});

it("takes away an icon that may be absent", async () => {
	const blocks = open("layui-icon-leaf");
	fireEvent.click(screen.getByRole("button", { name: "Icon: leaf" }));
	fireEvent.click(await screen.findByLabelText("none"));
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Use this icon" })));
	expect(blocks()).toEqual([card]);
});
