import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { DraftProvider } from "../draft/draft-context.tsx";
import { createDraftSession } from "../draft/draft-session.ts";
import { memoryEditStore } from "../draft/edit-store.fixture.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { PublishForm } from "./PublishForm.tsx";
import type { StateChoices } from "./state-choices.ts";
import type { LostStates } from "./use-lost-states.ts";
import type { Publishing } from "./use-publishing.ts";

afterEach(cleanup);

const NONE: StateChoices = { rows: [], targets: [], choose: () => undefined };
const LOST: LostStates = { coming: NONE, returning: NONE, open: 0, map: {} };
const BUSY: Publishing = {
	busy: true,
	outcome: undefined,
	before: undefined,
	publish: async () => undefined,
	takeBack: async () => undefined,
};

it.each([
	["", "Publishing…"],
	["2030-01-01T08:00", "Scheduling…"],
])("says while it is sent for %j what is being done: %s", (at, words) => {
	const session = createDraftSession({
		draft: { id: "d", name: "Winter", base: "r", version: 1, state: "open", sources: [], edits: [] },
		send: async () => ({ version: 1 }),
		store: memoryEditStore(),
		newId: () => "e",
		onRetry: () => () => {},
	});
	render(
		<StudioTheme>
			<MemoryRouter>
				<DraftProvider value={session}>
					<PublishForm publishing={BUSY} lost={LOST} times={{ at, until: "" }} onTimes={() => undefined} />
				</DraftProvider>
			</MemoryRouter>
		</StudioTheme>,
	);
	expect(screen.getByRole("button", { name: words })).toBeTruthy();
});
