import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useArranging } from "../arrange/use-arranging.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { DraftProvider } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { formArrangement } from "../form/form-arrangement.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n, StudioI18nProvider, useStudioI18n } from "../i18n/studio-i18n.ts";
import { CanvasPane } from "./CanvasPane.tsx";

// The questions are the engine's, which needs a release; here it is asked what stands around them.
vi.mock("../arrange/PartSpots.tsx", () => ({ PartSpots: () => null }));
vi.mock("../canvas/FormCanvas.tsx", () => ({ FormCanvas: () => null }));
afterEach(cleanup);

const PATH = "forms/noise.json";
const form = {
	kind: "form",
	id: "noise",
	title: "Noise",
	schema: { type: "object", properties: { heard: { type: "string", title: "Heard" } } },
	steps: [{ id: "one", title: "What you hear", fields: ["heard"] }],
};
const chinese = { kind: "messages", locale: "zh-CN", messages: { Noise: "噪声扰民", "What you hear": "噪声情况" } };

function Pane() {
	const i18n = useStudioI18n();
	const { go, follow, ...selection } = useSelection();
	const arrangement = formArrangement(PATH, form, i18n);
	const select = (part: string | null) => go({ part });
	const arranging = useArranging(
		arrangement,
		{ ...selection, selected: undefined, select, follow: (part) => follow({ part }) },
		() => arrangement,
	);
	return <CanvasPane arranging={arranging} form={form} fields={fieldsOf(form)} step={0} goToStep={() => {}} />;
}

it("calls a form and its steps on the canvas as citizens read them in the reader's language", () => {
	const session = openDraft({ [PATH]: form, "messages/zh-CN.json": chinese });
	const read = (
		<StudioI18nProvider value={createStudioI18n("zh-CN")}>
			<DraftProvider value={session}>
				<Pane />
			</DraftProvider>
		</StudioI18nProvider>
	);
	renderInDraft(session, read);
	expect(screen.getByRole("heading", { name: "噪声扰民" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "1. 噪声情况" })).toBeTruthy();
});
