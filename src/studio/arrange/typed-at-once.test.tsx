import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { formArrangement } from "../form/form-arrangement.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AddDialog } from "./AddDialog.tsx";
import { CanvasEditor } from "./CanvasEditor.tsx";
import { TypedInto } from "./TypedInto.tsx";
import { useArranging } from "./use-arranging.ts";
import { useSelection } from "./use-selection.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});
beforeEach(() => {
	window.localStorage.clear();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const FORM = "forms/a.json";
const form = { kind: "form", id: "a", title: "A", schema: { type: "object", properties: {} } };

function Edited() {
	const i18n = useStudioI18n();
	const { id, also, go, follow, choose } = useSelection();
	const arrange = (document: JsonObject) => formArrangement(FORM, document, i18n);
	const arrangement = arrange(useDocuments()[FORM] ?? {});
	const selected = arrangement.parts.find((part) => part.id === id);
	const selection = { selected, also, choose, select: (part: string | null) => go({ part }) };
	const arranging = useArranging(arrangement, { ...selection, follow: (part) => follow({ part }) }, arrange);
	const inspector = (
		<TypedInto arranging={arranging}>
			{selected && <input key={selected.id} aria-label="Label" defaultValue={selected.name} />}
		</TypedInto>
	);
	return <CanvasEditor arranging={arranging} inspector={inspector} canvas={<AddDialog arranging={arranging} />} />;
}

const focused = () => document.activeElement?.getAttribute("aria-label");

/** No timer is waited for: the next key would come before it. */
async function press(name: RegExp): Promise<void> {
	const button = screen.getByRole("button", { name, hidden: true });
	button.focus();
	await act(async () => fireEvent.click(button));
}

it("has the label of a question typed over as soon as it was added, so that a space adds no other", async () => {
	renderInDraft(openDraft({ [FORM]: form }), <Edited />);
	await press(/^Short text/);
	expect(focused()).toBe("Label");
	expect(window.location.search, "the address comes later").toBe("");
	await press(/^Stars/);
	expect(focused()).toBe("Label");
});

it("does so from the window of all that can be added, which gives the focus back to no button", async () => {
	renderInDraft(openDraft({ [FORM]: form }), <Edited />);
	await press(/^Add something/);
	const dialog = await screen.findByRole("dialog");
	const button = within(dialog).getByRole("button", { name: /^Short text/ });
	button.focus();
	await act(async () => fireEvent.click(button));
	expect(dialog.dataset.state).toBe("closed");
	expect(focused()).toBe("Label");
});
