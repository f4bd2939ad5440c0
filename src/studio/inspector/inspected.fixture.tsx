import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { DraftProvider, useDraftState } from "../draft/draft-context.tsx";
import { createDraftSession, type DraftSession } from "../draft/draft-session.ts";
import { memoryEditStore } from "../draft/edit-store.fixture.ts";
import { fieldsOf } from "../form/form-model.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { FieldInspector } from "./FieldInspector.tsx";

/** Where the inspected form stands. */
export const PATH = "forms/a.json";
/** Where its texts are translated. */
export const MESSAGES = "messages/zh-CN.json";
const messages = { kind: "messages", id: "zh-cn", locale: "zh-CN", messages: { Kind: "种类" } };

function open(document: JsonObject): DraftSession {
	let count = 0;
	return createDraftSession({
		draft: {
			...{ id: "d", name: "D", base: "r", version: 0, state: "open", edits: [] },
			sources: [
				{ path: PATH, text: JSON.stringify(document) },
				{ path: MESSAGES, text: JSON.stringify(messages) },
			],
		},
		send: async () => ({ version: 1 }),
		store: memoryEditStore(new Map<string, string>()),
		newId: () => `e${++count}`,
		onRetry: () => () => {},
	});
}

function Inspected({ inspect }: { inspect(form: JsonObject): ReactNode }) {
	return inspect(useDraftState().documents[PATH] ?? {});
}

/** Draws an inspector of a form in a draft, and gives what becomes of its documents. */
export function inspectForm(document: JsonObject, inspect: (form: JsonObject) => ReactNode) {
	const session = open(document);
	window.history.replaceState(null, "", "/");
	render(
		<StudioTheme>
			<BrowserRouter>
				<DraftProvider value={session}>
					<Inspected inspect={inspect} />
				</DraftProvider>
			</BrowserRouter>
		</StudioTheme>,
	);
	return (path = PATH) => session.snapshot().documents[path];
}

/** The same of one question, by its pointer. */
export const inspectField = (document: JsonObject, pointer: string) =>
	inspectForm(document, (form) => {
		const fields = fieldsOf(form);
		const field = fields.find((one) => one.pointer === pointer);
		return field ? <FieldInspector {...{ path: PATH, form, fields, field }} onLeave={() => {}} /> : null;
	});
