import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { CommandPalette } from "./CommandPalette.tsx";
import { CommandProvider, useCommands } from "./command-list.tsx";

/** What was scrolled to; jsdom itself lays nothing out. */
let seen: (string | null)[] = [];

beforeEach(() => {
	seen = [];
	Element.prototype.scrollIntoView = function () {
		seen.push(this.textContent);
	};
});
afterEach(() => {
	cleanup();
	Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

const question = (title: string) => ({ type: "string", title });
const published = {
	"pages/help.json": { kind: "page", id: "help", path: "/help", title: "Help", blocks: [] },
	"forms/a.json": {
		kind: "form",
		id: "a",
		title: "Lost things",
		schema: { type: "object", properties: { thing: question("Umbrella or hat") } },
	},
};

/** A screen with two commands; shows which was run last. */
function Offering() {
	const [done, setDone] = useState("");
	useCommands(() => [
		{ id: "up", label: "Move up: Title", keys: "Alt+↑", run: () => setDone("moved") },
		{ id: "add", label: "Add: Short text", run: () => setDone("added") },
	]);
	return <p data-testid="done">{done}</p>;
}

function open() {
	renderInDraft(
		openDraft(published),
		<CommandProvider>
			<Offering />
			<CommandPalette />
		</CommandProvider>,
	);
}

const input = () => screen.getByRole("combobox", { name: "What do you want to do?" });
const shortcut = () => fireEvent.keyDown(document, { key: "k", ctrlKey: true });
async function openByKeys() {
	open();
	await act(async () => void shortcut());
	await screen.findByRole("option", { name: "Go to: Help" });
}
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => act(async () => fireEvent.keyDown(input(), { key }));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const done = () => screen.getByTestId("done").textContent;
/** It may fade for a while. */
const isClosed = () => waitFor(() => expect(document.querySelector("[role=dialog][data-state=open]")).toBeNull());
/** It has faded: whoever opens it before has it back as it was. jsdom ends no animation by itself. */
const isGone = () =>
	waitFor(() => {
		for (const dialog of screen.queryAllByRole("dialog")) fireEvent.animationEnd(dialog);
		expect(screen.queryByRole("dialog")).toBeNull();
	});
/** What a screen reader is told to be at. */
const current = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("opens by Ctrl+K, keeps that key from the browser, and shows what can be done before where one can go", async () => {
	open();
	expect(screen.queryByRole("dialog")).toBeNull();
	await act(async () => expect(shortcut()).toBe(false));
	await screen.findByRole("option", { name: "Go to: Help" });
	expect(options()).toEqual(["Move up: TitleAlt+↑", "Add: Short text", "Go to: Lost things", "Go to: Help"]);
});

it("opens by its button, which names the key", async () => {
	open();
	const button = screen.getByRole("button", { name: "Commands" });
	expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K");
	await act(async () => fireEvent.click(button));
	expect(await screen.findByRole("dialog", { name: "Commands" })).toBeTruthy();
});

it("finds a command by some letters of its words in any order, and runs it on the enter key", async () => {
	await openByKeys();
	type("text ADD");
	expect(options()).toEqual(["Add: Short text"]);
	expect(screen.getByText("1 place found")).toBeTruthy();
	await press("Enter");
	expect(done()).toBe("added");
	await isClosed();
});

it("goes through the list by the arrow keys and no further than its ends, and a new word begins at the top", async () => {
	await openByKeys();
	expect(current()).toContain("Move up: Title");
	await press("ArrowUp");
	expect(current()).toContain("Move up: Title");
	await press("ArrowDown");
	expect(current()).toBe("Add: Short text");
	for (let count = 0; count < 6; count += 1) await press("ArrowDown");
	expect(current()).toBe("Go to: Help");
	expect(seen.at(-1)).toBe("Go to: Help");
	expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
	type("o");
	expect(current()).toContain("Move up: Title");
});

it("finds a question in a document by its words, and goes there", async () => {
	await openByKeys();
	type("umbrella");
	expect(options()).toEqual(["Umbrella or hat · Lost things"]);
	await act(async () => fireEvent.click(screen.getByRole("option")));
	expect(window.location.pathname).toBe("/admin/studio/d/document/forms/a.json");
	expect(new URLSearchParams(window.location.search).get("part")).toBe("/thing");
	await isClosed();
});

it("says that nothing was found, and the enter key does nothing then", async () => {
	await openByKeys();
	type("no such thing");
	expect(options()).toEqual([]);
	expect(screen.getByText("Nothing found")).toBeTruthy();
	expect(input().getAttribute("aria-activedescendant")).toBeNull();
	await press("Enter");
	expect(done()).toBe("");
	expect(window.location.pathname).toBe("/");
});

it("begins anew also while the window before still fades", async () => {
	await openByKeys();
	type("short");
	await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
	await act(async () => void shortcut());
	expect(input()).toHaveProperty("value", "");
	expect(options().length).toBeGreaterThan(1);
});

it("lists every key that is listened to", async () => {
	await openByKeys();
	const list = screen.getByText("All keys").closest("details");
	for (const words of ["Move upAlt+↑", "CutCtrl+X", "RedoCtrl+Shift+ZCtrl+Y", "CommandsCtrl+K"])
		expect(list?.textContent).toContain(words);
});

it("closes by Escape, and begins anew when it is opened again", async () => {
	await openByKeys();
	type("short");
	await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
	await isGone();
	await act(async () => void shortcut());
	expect(input()).toHaveProperty("value", "");
	expect(done()).toBe("");
});
