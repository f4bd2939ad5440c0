import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asArray, type JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { StudioToasts } from "../frame/toasts.tsx";
import { TransitionEditor } from "./TransitionEditor.tsx";
import { transitionRows } from "./workflow-model.ts";

afterEach(cleanup);

const PATH = "workflow.json";
const MESSAGES = "messages/zh-CN.json";
const transition = (action: string, label: string, by: string[]) => ({
	action,
	label,
	done_label: `${label}: done`,
	from: ["open"],
	to: "closed",
	by,
});
const published = {
	[PATH]: {
		kind: "workflow",
		id: "workflow",
		states: {
			open: { label: "Open", open311: "open" },
			waiting: { label: "Waiting", open311: "open" },
			closed: { label: "Closed", open311: "closed" },
		},
		transitions: [transition("accept", "Accept it", ["handler"]), transition("close", "Close it", ["handler"])],
	},
	"forms/step.json": {
		kind: "form",
		id: "step",
		title: "A step",
		audience: "staff",
		schema: { type: "object", properties: { note: { type: "string", title: "Note" } } },
		submit: { operation: "deskTransition", body: {} },
	},
	[MESSAGES]: { kind: "messages", id: "zh-cn", locale: "zh-CN", messages: { "Close it": "结案" } },
};

function Edited({ document }: { document?: JsonObject }) {
	const documents = useDocuments();
	const shown = document ?? documents[PATH] ?? {};
	const row = transitionRows(shown).find(({ action }) => action === "close");
	return row ? <TransitionEditor path={PATH} document={shown} row={row} /> : <p>It is gone.</p>;
}

/** The editor of the second transition; returns it as it becomes. `document` where it is shown as it was once. */
function edit(document?: JsonObject) {
	const session = openDraft(published);
	renderInDraft(
		session,
		<>
			<Edited document={document} />
			<StudioToasts />
		</>,
	);
	const all = () => asArray(session.snapshot().documents[PATH]?.transitions);
	return { session, all, now: () => all()[1] };
}

function type(label: string, value: string) {
	const input = screen.getByLabelText(label);
	fireEvent.focus(input);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (group: string, label: string) =>
	act(async () => fireEvent.click(within(screen.getByRole("group", { name: group })).getByLabelText(label)));

it("words what one does and how the timeline says it; a correction keeps its translation", () => {
	const { session, now } = edit();
	type("What one does", "Close the case");
	type("How the timeline words it", "The case was closed");
	expect(now()).toMatchObject({ action: "close", label: "Close the case", done_label: "The case was closed" });
	expect(session.snapshot().documents[MESSAGES]).toMatchObject({ messages: { "Close the case": "结案" } });
});

it("leads from other states to another one, and leaves the transition before it as it is", async () => {
	const { all, now } = edit();
	await tick("From", "Waiting");
	expect(now()).toMatchObject({ from: ["open", "waiting"] });
	await tick("From", "Open");
	choose("To", "waiting");
	expect(now()).toMatchObject({ from: ["waiting"], to: "waiting" });
	expect(all()[0]).toEqual(published[PATH].transitions[0]);
});

it("asks of each who may only what is theirs, and keeps at least one of them", async () => {
	const { now } = edit();
	await tick("Who may", "who handles it");
	expect(now()).toMatchObject({ by: ["handler"] });
	expect(within(screen.getByRole("group", { name: "Who may" })).getByLabelText("who handles it")).toHaveProperty(
		"checked",
		true,
	);
	expect(screen.queryByLabelText("Only within so many days")).toBeNull();
	await tick("Who may", "who filed it");
	await tick("Who may", "the portal itself");
	type("Only within so many days", "30");
	type("By itself after so many days", "14");
	expect(now()).toMatchObject({ by: ["handler", "citizen", "system"], within_days: 30, after_days: 14 });
	await tick("Who may", "who handles it");
	expect(now()).toMatchObject({ by: ["citizen", "system"] });
	expect(screen.queryByLabelText("What a handler needs for it")).toBeNull();
	expect(screen.queryByLabelText("Form that staff fill in")).toBeNull();
});

it("takes whole days only, says what it expects instead, and forgets them where none are said", async () => {
	const { now } = edit();
	await tick("Who may", "who filed it");
	type("Only within so many days", "30");
	for (const wrong of ["0", "2.5", "3651"]) {
		type("Only within so many days", wrong);
		expect(screen.getByLabelText("Only within so many days")).toHaveProperty("value", wrong);
		expect(screen.getByText("Expected a whole number from 1 to 3650.")).toBeTruthy();
	}
	expect(now()).toMatchObject({ within_days: 30 });
	fireEvent.input(screen.getByLabelText("Only within so many days"), { target: { value: "30" } });
	expect(screen.queryByText(/Expected a whole number/)).toBeNull();
	type("Only within so many days", "");
	expect(JSON.stringify(now())).not.toContain("within_days");
	expect(screen.queryByText(/Expected a whole number/)).toBeNull();
});

it("says which right it takes, and whether a note is written", () => {
	const { now } = edit();
	expect(screen.getByLabelText("What a handler needs for it")).toHaveProperty("value", "handles");
	expect(screen.getByLabelText("Note")).toHaveProperty("value", "none");
	choose("What a handler needs for it", "supervises");
	choose("Note", "required");
	expect(now()).toMatchObject({ right: "supervises", note: "required" });
});

it("is removed as a whole, and comes back by undo", async () => {
	const { session, all } = edit();
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove “Close it”" })));
	expect(all()).toEqual(published[PATH].transitions.slice(0, 1));
	expect(screen.getByText("It is gone.")).toBeTruthy();
	await act(async () => session.undo());
	expect(all()).toEqual(published[PATH].transitions);
});

it("says why a transition that somebody has removed meanwhile is not changed", async () => {
	const [first] = published[PATH].transitions;
	const { session } = edit({
		...published[PATH],
		transitions: [first, first, transition("close", "Close it", ["handler"])],
	});
	choose("To", "waiting");
	expect(await screen.findByText("workflow.json has nothing at /transitions/2/to any more.")).toBeTruthy();
	expect(session.snapshot().documents).toEqual(published);
});
