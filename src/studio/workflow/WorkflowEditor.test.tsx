import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import WorkflowEditor from "./WorkflowEditor.tsx";

afterEach(cleanup);

const workflow = asObject({
	kind: "workflow",
	id: "workflow",
	states: { filed: { label: "Filed", open311: "open" } },
	transitions: [{ action: "file", label: "File it", from: [], to: "filed", by: ["citizen"] }],
	clocks: [],
});

it("calls states as the portal does in the editor's language", () => {
	const chinese = createStudioI18n("zh-CN");
	const portal = (text: string) => (text === "Filed" ? "已提交" : text);
	renderInDraft(
		openDraft({ "workflow.json": workflow }),
		<StudioI18nProvider value={{ ...chinese, portal }}>
			<WorkflowEditor path="workflow.json" document={workflow} />
		</StudioI18nProvider>,
	);
	const states = within(screen.getByRole("list", { name: "States" }));
	expect(states.getByRole("button", { name: "已提交" })).toBeTruthy();
	expect(states.queryByText("Filed")).toBeNull();
});

const PATH = "workflow.json";

function Edited() {
	return <WorkflowEditor path={PATH} document={useDocuments()[PATH] ?? {}} />;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

function type(label: string, value: string): void {
	const input = screen.getByLabelText(label, { exact: false });
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
}

it("adds a state that is chosen then, a clock, and a small form for the step there", async () => {
	const step = { kind: "form", id: "desk-step", audience: "staff", submit: { operation: "deskMoveCase" } };
	const session = openDraft({ [PATH]: workflow, "forms/desk-step.json": step });
	renderInDraft(session, <Edited />, "/?part=filed");
	type("A further state", "With the police");
	await press("Add this state");
	expect(screen.getByRole("heading", { level: 2, name: "With the police" })).toBeTruthy();
	await press("Add a clock");
	await press("New clock (10)");
	type("Within so many working days", "3");
	type("What is promised", "Looked at within three working days");
	expect(screen.getByRole("button", { name: "Looked at within three working days (3)" })).toBeTruthy();
	await press("Make a small form for it");
	const { documents } = session.snapshot();
	expect(documents[PATH]).toMatchObject({
		states: { with_the_police: { label: "With the police" } },
		transitions: [{}, { from: ["filed"], to: "with_the_police", form: expect.stringMatching(/^step-/) }],
		clocks: [{ label: "Looked at within three working days", days: 3 }],
	});
	expect(window.location.pathname).toContain("/document/forms/step-");
});
