import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { TransitionTable } from "./TransitionTable.tsx";

afterEach(cleanup);

const workflow = {
	kind: "workflow",
	id: "workflow",
	states: { open: { label: "Open", open311: "open" }, closed: { label: "Closed", open311: "closed" } },
	transitions: [
		{ action: "file", label: "File it", from: [], to: "open", by: ["citizen"] },
		{ action: "visit", label: "Visit", from: ["open"], to: "open", by: ["handler"], note: "required", form: "step" },
		{
			action: "close",
			label: "Close it",
			from: ["open"],
			to: "closed",
			by: ["citizen", "system"],
			within_days: 1,
			after_days: 14,
		},
	],
};
const published = {
	"workflow.json": workflow,
	"forms/step.json": {
		kind: "form",
		id: "step",
		title: "The visit",
		audience: "staff",
		schema: { type: "object", properties: { note: { type: "string", title: "Note" } } },
		submit: { operation: "deskMoveCase", body: {} },
	},
};

it("says of each transition who may, what it asks for, and when it may be taken", async () => {
	renderInDraft(openDraft(published), <TransitionTable document={workflow} />);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "All transitions as a table" })));
	const rows = screen
		.getAllByRole("row", { hidden: true })
		.map((row) => [...row.children].map((cell) => cell.textContent));
	expect(rows).toEqual([
		["Transition", "From", "To", "Who may", "Note", "Form", "Time"],
		["File it", "nothing: cases begin here", "Open", "who filed it", "", "", ""],
		["Visit", "Open", "Open", "who handles it", "must be written", "The visit", ""],
		["Close it", "Open", "Closed", "who filed it, the portal itself", "", "", "within 1 day, by itself after 14 days"],
	]);
});
