import { compileMessage } from "@lingui/message-utils/compileMessage";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, type Ports, PortsProvider, ScopeProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { DESK_TEXTS } from "../desk-texts.ts";
import { CaseChecklistBlock } from "./CaseChecklistBlock.tsx";

const messages = Object.fromEntries(DESK_TEXTS.map((text) => [text, compileMessage(text)]));
const i18n = createTranslator({
	locale: "en-US",
	messages,
	timeZone: "UTC",
	workflow: { kind: "workflow", id: "workflow", states: {}, transitions: [], clocks: [] },
});

const CHECKLIST = [
	{ id: "seen", label: "The place was looked at", done: true, by: "Lin", at: "2026-11-24T10:00:00Z" },
	{ id: "asked", label: "The owner was asked", done: false, by: "", at: null },
];

/** Shows the checklist to whoever may do so much with its case; what is sent is kept, and answered with a code. */
function show(may: string[], code = 0) {
	const sent: object[] = [];
	const caller: Ports["caller"] = {
		...fakePorts().caller,
		call: async (_, body) => {
			sent.push(body ?? {});
			return { code, msg: "", data: null };
		},
		invalidate: async () => undefined,
	};
	const scope = { route: { path: "/", locale: "en-US" }, query: {}, config: { admin: {}, report: {} }, data: {} };
	render(
		<PortsProvider value={{ ...fakePorts(), caller }}>
			<I18nProvider value={i18n}>
				<ScopeProvider value={{ ...scope, item: { id: "c1", checklist: CHECKLIST, may } }}>
					<CaseChecklistBlock block={{ type: "case_checklist", case: "/item" }} />
				</ScopeProvider>
			</I18nProvider>
		</PortsProvider>,
	);
	return sent;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

afterEach(cleanup);

it("ticks what is done and takes back what is not, and says who did it", async () => {
	const sent = show(["handle"]);
	expect([box("The place was looked at").checked, box("The owner was asked").checked]).toEqual([true, false]);
	expect(screen.getByText(/^Done by Lin, /)).toBeTruthy();
	await act(async () => void fireEvent.click(box("The owner was asked")));
	await act(async () => void fireEvent.click(box("The place was looked at")));
	expect(sent).toEqual([
		{ id: "c1", item: "asked", done: true },
		{ id: "c1", item: "seen", done: false },
	]);
});

it("shows what is ticked at once, and takes it back with a second press before the case says so", async () => {
	const sent = show(["handle"]);
	fireEvent.click(box("The owner was asked"));
	expect(box("The owner was asked").checked).toBe(true);
	await act(async () => void fireEvent.click(box("The owner was asked")));
	expect(box("The owner was asked").checked).toBe(false);
	expect(sent).toEqual([true, false].map((done) => ({ id: "c1", item: "asked", done })));
});

it("shows what is so where a tick is refused", async () => {
	show(["handle"], 409);
	await act(async () => void fireEvent.click(box("The owner was asked")));
	expect(box("The owner was asked").checked).toBe(false);
});

it("only shows it to who does not handle the case", () => {
	show([]);
	expect(box("The owner was asked").disabled).toBe(true);
});
