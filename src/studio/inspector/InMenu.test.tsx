import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { InMenu } from "./InMenu.tsx";

afterEach(cleanup);

const HELP = "pages/help.json";
const entry = (label: string, path: string) => ({ label, icon: "layui-icon-file", path });
const home = entry("Home", "/index/index");

function Shown() {
	return <InMenu document={useDocuments()[HELP] ?? {}} />;
}

function open(navigation: object[], page: object = {}) {
	const session = openDraft({
		"site.json": { kind: "site", id: "site", name: "Town", navigation },
		[HELP]: { kind: "page", id: "help", path: "/help", title: "Help", blocks: [], ...page },
	});
	renderInDraft(session, <Shown />);
	return () => session.snapshot().documents["site.json"]?.navigation;
}

const tick = () => act(async () => fireEvent.click(screen.getByLabelText("It stands in the menu")));
const isTicked = () => screen.getByLabelText("It stands in the menu").matches(":checked");

it("puts a page at the end of the menu under its title, and takes it out again", async () => {
	const menu = open([home]);
	expect(isTicked()).toBe(false);
	await tick();
	expect(menu()).toEqual([home, entry("Help", "/help")]);
	expect(isTicked()).toBe(true);
	await tick();
	expect(menu()).toEqual([home]);
});

it("takes out every entry of a page, whatever it is called there", async () => {
	const menu = open([entry("Help me", "/help"), home, entry("Help", "/help")]);
	expect(isTicked()).toBe(true);
	await tick();
	expect(menu()).toEqual([home]);
});

it("is not there for a page of staff", () => {
	open([home], { audience: "staff" });
	expect(screen.queryByLabelText("It stands in the menu")).toBeNull();
});
