import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import BlocksAlike from "./BlocksAlike.tsx";

afterEach(cleanup);

const HELP = "pages/help.json";
const notice = (title: string) => ({ type: "notice", title });
const published = {
	[HELP]: { kind: "page", id: "help", path: "/help", title: "Help", blocks: [notice("Here"), { type: "divider" }] },
	"pages/start.json": {
		kind: "page",
		id: "start",
		path: "/start",
		title: "Start",
		blocks: [{ type: "card", blocks: [notice("Roadworks"), { type: "divider" }] }],
	},
};

const show = (type: string, kind: string, pointer: string) =>
	renderInDraft(openDraft(published), <BlocksAlike type={type} kind={kind} pointer={pointer} path={HELP} />);
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("leads to each other block of the kind, by its name, or by its kind where it has none", () => {
	show("notice", "Notice", "/blocks/0");
	expect(screen.getByText("It stands at one other place.")).toBeTruthy();
	expect(links()).toEqual([["Start: Roadworks", expect.stringMatching(/pages\/start\.json\?part=/)]]);
	cleanup();
	show("divider", "Line", "/blocks/1");
	expect(links()).toEqual([["Start: Line", expect.stringMatching(/pages\/start\.json\?part=/)]]);
});

it("says of a block that is the only one of its kind that it stands nowhere else", () => {
	renderInDraft(
		openDraft(published),
		<BlocksAlike type="card" kind="Card" path="pages/start.json" pointer="/blocks/0" />,
	);
	expect(screen.getByText("It stands nowhere else.")).toBeTruthy();
	expect(screen.queryByRole("link")).toBeNull();
});
