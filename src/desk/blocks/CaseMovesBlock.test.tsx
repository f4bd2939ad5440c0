import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, PortsProvider, ScopeProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import type { DeskMove } from "../../../schemas/types.gen.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { CaseMovesBlock } from "./CaseMovesBlock.tsx";

const move = (action: string, key: string): DeskMove => ({
	action,
	key,
	label: action,
	to: "accepted",
	to_label: "Accepted",
	form: "desk-step",
	appearance: "solid",
});

/** The block over a case on which these steps may be taken. */
function block(version: number, moves: readonly DeskMove[]) {
	const scope = { route: { path: "/", locale: "en-US" }, query: {}, config: { admin: {}, report: {} }, data: {} };
	return (
		<PortsProvider value={fakePorts()}>
			<I18nProvider value={createTranslator({ locale: "en-US" })}>
				<ScopeProvider value={{ ...scope, item: { id: "c1", version, title: "Lamp", moves } }}>
					<CaseMovesBlock block={{ type: "case_moves", case: "/item" }} />
				</ScopeProvider>
			</I18nProvider>
		</PortsProvider>
	);
}

afterEach(cleanup);

it("leaves the focus with the next step where one was taken", () => {
	const { rerender } = render(block(1, [move("accept", "1"), move("reject", "2")]));
	screen.getByRole("button", { name: "accept" }).focus();
	rerender(block(2, [move("dispatch", "1"), move("reply", "2")]));
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "dispatch" }));
});
