import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { asObject } from "../../../schemas/json/json.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import WorkflowEditor from "./WorkflowEditor.tsx";

afterEach(cleanup);

const workflow = asObject({
	...{ kind: "workflow", id: "workflow" },
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
