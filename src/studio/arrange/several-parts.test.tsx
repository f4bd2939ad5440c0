import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import type { DraftSession } from "../draft/draft-session.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { formArrangement } from "../form/form-arrangement.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { blockArrangement } from "../page/block-arrangement.ts";
import { Structure } from "./Structure.tsx";
import { useArranging } from "./use-arranging.ts";
import { useSelection } from "./use-selection.ts";

afterEach(cleanup);
beforeEach(() => window.localStorage.clear());

const FORM = "forms/a.json";
const PAGE = "pages/a.json";
const question = (title: string) => ({ type: "string", title });
const form = {
	kind: "form",
	id: "a",
	title: "A",
	schema: {
		type: "object",
		properties: { one: question("One"), two: question("Two"), three: question("Three"), four: question("Four") },
	},
};
const text = (heading: string) => ({ type: "heading", text: heading });
const page = { kind: "page", id: "a", path: "/a", title: "A", blocks: ["One", "Two", "Three", "Four"].map(text) };

function Arranged({ path }: { path: string }) {
	const i18n = useStudioI18n();
	const documents = useDocuments();
	const { id, also, go, follow, choose } = useSelection();
	const arrange = (document: JsonObject) =>
		path === FORM ? formArrangement(path, document, i18n) : blockArrangement(path, document, documents, i18n);
	const arrangement = arrange(documents[path] ?? {});
	const selected = arrangement.parts.find((part) => part.id === id);
	const arranging = useArranging(
		arrangement,
		{ selected, also, select: (part) => go({ part }), follow: (part) => follow({ part }), choose },
		arrange,
	);
	return (
		<>
			<button type="button" aria-pressed={arranging.isSeveral} onClick={() => arranging.setSeveral(true)}>
				Several
			</button>
			<Structure arranging={arranging} />
			{selected &&
				arranging.wraps(selected).map(({ id: wrap, label }) => (
					<button key={wrap} type="button" onClick={() => arranging.wrap(selected, wrap)}>
						{label}
					</button>
				))}
		</>
	);
}

function open(path: string): DraftSession {
	const session = openDraft({ [FORM]: form, [PAGE]: page });
	renderInDraft(session, <Arranged path={path} />);
	return session;
}

const part = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}$|: ${name}$`) });
const chosen = () => screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent);
const names = (session: DraftSession) =>
	Object.keys(asObject(asObject(session.snapshot().documents[FORM]?.schema).properties));
const headings = (session: DraftSession) => JSON.stringify(session.snapshot().documents[PAGE]?.blocks);

it("removes all that are selected with shift as one change", async () => {
	const session = open(FORM);
	fireEvent.click(part("One"));
	fireEvent.click(part("Three"), { shiftKey: true });
	expect(chosen()).toEqual(["One", "Two", "Three"]);
	await act(async () => fireEvent.keyDown(part("Three"), { key: "Delete" }));
	expect(names(session)).toEqual(["four"]);
	await act(async () => session.undo());
	expect(names(session)).toEqual(["one", "two", "three", "four"]);
});

it("selects with shift and the arrow keys, and moves all by one place", async () => {
	const session = open(FORM);
	fireEvent.click(part("Two"));
	part("Two").focus();
	fireEvent.keyDown(part("Two"), { key: "ArrowDown", shiftKey: true });
	expect(chosen()).toEqual(["Two", "Three"]);
	await act(async () => fireEvent.keyDown(part("Three"), { key: "ArrowUp", altKey: true }));
	expect(names(session)).toEqual(["two", "three", "one", "four"]);
	expect(chosen()).toEqual(["Two", "Three"]);
	await act(async () => fireEvent.keyDown(part("Three"), { key: "ArrowUp", altKey: true }));
	expect(names(session)).toEqual(["two", "three", "one", "four"]);
});

it("selects by touch one after the other, and copies all of them", async () => {
	const session = open(FORM);
	fireEvent.click(screen.getByText("Several"));
	fireEvent.click(part("One"));
	fireEvent.click(part("Three"));
	await act(async () => fireEvent.keyDown(part("Three"), { key: "d", ctrlKey: true }));
	expect(names(session)).toHaveLength(6);
	expect(names(session).slice(0, 3)).toEqual(["one", "two", "three"]);
	await act(async () => session.undo());
	expect(names(session)).toHaveLength(4);
});

it("wraps several questions in a group", async () => {
	const session = open(FORM);
	fireEvent.click(part("Two"));
	fireEvent.click(part("Four"), { ctrlKey: true });
	await act(async () => fireEvent.click(screen.getByText("In a group")));
	const properties = asObject(asObject(session.snapshot().documents[FORM]?.schema).properties);
	expect(Object.keys(properties)).toEqual(["one", "group", "three"]);
	expect(Object.keys(asObject(asObject(properties.group).properties))).toEqual(["two", "four"]);
	await act(async () => session.undo());
	expect(names(session)).toEqual(["one", "two", "three", "four"]);
});

it("removes, moves and wraps blocks, whose places change on the way", async () => {
	const session = open(PAGE);
	const before = headings(session);
	fireEvent.click(part("Two"));
	fireEvent.click(part("Four"), { ctrlKey: true });
	await act(async () => fireEvent.keyDown(part("Four"), { key: "ArrowUp", altKey: true }));
	expect(headings(session)).toBe(JSON.stringify(["Two", "One", "Four", "Three"].map(text)));
	await act(async () => fireEvent.click(screen.getByText("In columns")));
	expect(headings(session)).toBe(
		JSON.stringify([{ type: "grid", blocks: [text("Two"), text("Four")] }, text("One"), text("Three")]),
	);
	await act(async () => session.undo());
	await act(async () => session.undo());
	expect(headings(session)).toBe(before);
});
