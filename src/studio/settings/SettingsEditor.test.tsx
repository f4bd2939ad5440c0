import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import SettingsEditor from "./SettingsEditor.tsx";

afterEach(cleanup);

const PATH = "routing.json";
const rule = { id: "entry-2", title: "Noise", when: { category: ["noise"] }, set: { team: "streets" } };
const categories = { kind: "categories", id: "categories", categories: [{ code: "noise", name: "Noise at night" }] };

function Edited() {
	const document = useDocuments()[PATH];
	return document && <SettingsEditor path={PATH} document={document} />;
}

function open(at: string) {
	const session = openDraft({
		[PATH]: { kind: "routing", id: "routing", rules: [rule] },
		"categories.json": categories,
	});
	renderInDraft(session, <Edited />, `/?view=settings&at=${encodeURIComponent(at)}`);
	return () => session.snapshot().documents[PATH];
}

it("begins a new entry with a name of its own in the documents, and calls it by its number until it has a title", async () => {
	const document = open("/rules");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add an entry" })));
	expect(document()).toMatchObject({ rules: [rule, { id: "entry-3" }] });
	expect(screen.getByRole("heading", { name: "Entry 2" })).toBeTruthy();
});

it("calls an entry that was chosen as those who choose it read it", () => {
	open("/rules/0/when/category");
	expect(screen.getByRole("button", { name: "Remove “Noise at night”" })).toBeTruthy();
});
