import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { DraftProvider } from "./draft-context.tsx";
import { createDraftSession, type DraftSession } from "./draft-session.ts";
import { memoryEditStore } from "./edit-store.fixture.ts";

/** A draft release over such documents, by their paths; a server that takes every edit has it. */
export function openDraft(documents: Readonly<Record<string, object>>): DraftSession {
	let count = 0;
	return createDraftSession({
		draft: {
			...{ id: "d", name: "D", base: "r", version: 0, state: "open", edits: [] },
			sources: Object.entries(documents).map(([path, document]) => ({ path, text: JSON.stringify(document) })),
		},
		send: async () => ({ version: 1 }),
		store: memoryEditStore(),
		newId: () => `e${++count}`,
		onRetry: () => () => {},
	});
}

/** Draws a part of the studio in a draft release, at an address. */
export function renderInDraft(session: DraftSession, part: ReactNode, address = "/"): void {
	window.history.replaceState(null, "", address);
	render(
		<StudioTheme>
			<BrowserRouter>
				<DraftProvider value={session}>{part}</DraftProvider>
			</BrowserRouter>
		</StudioTheme>,
	);
}
