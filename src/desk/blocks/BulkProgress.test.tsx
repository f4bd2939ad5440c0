import { compileMessage } from "@lingui/message-utils/compileMessage";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, PortsProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { createConfigStore } from "../../stores/config-store.ts";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createPreferencesStore } from "../../stores/preferences-store.ts";
import { StoresProvider } from "../../stores/stores-context.tsx";
import { createUserStore } from "../../stores/user-store.ts";
import { DESK_TEXTS } from "../desk-texts.ts";
import { BulkProgress } from "./BulkProgress.tsx";

const messages = Object.fromEntries(DESK_TEXTS.map((text) => [text, compileMessage(text)]));
const i18n = createTranslator({
	locale: "en-US",
	messages,
	timeZone: "UTC",
	workflow: { kind: "workflow", id: "workflow", states: {}, transitions: [], clocks: [] },
});

afterEach(cleanup);

it("says which step it was that can be taken back", () => {
	const counts = { total: 4, done: 4, refused: 0, refusals: [] };
	const bulk = { id: "b", do: "priority", state: "done", created_at: "2026-11-24T10:00:00Z", can_undo: true } as const;
	const environment = memoryEnvironment();
	const stores = {
		user: createUserStore(environment),
		config: createConfigStore(environment),
		preferences: createPreferencesStore(environment),
	};
	render(
		<StoresProvider stores={stores}>
			<PortsProvider value={fakePorts()}>
				<I18nProvider value={i18n}>
					<BulkProgress bulk={{ ...bulk, ...counts }} caseAt="/admin/desk/case" onHide={() => undefined} />
				</I18nProvider>
			</PortsProvider>
		</StoresProvider>,
	);
	expect(screen.getByText("Say how urgent they are")).toBeTruthy();
	expect(screen.getByText("4 done, 0 not possible")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Take it back" })).toBeTruthy();
});
