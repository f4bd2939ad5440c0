import { compileMessage } from "@lingui/message-utils/compileMessage";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { I18nProvider, PortsProvider, ScopeProvider } from "../../../renderer/index.ts";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import { answered, fakeAdapters, fakePorts } from "../../../tests/fixtures/ports.ts";
import { DESK_TEXTS } from "../desk-texts.ts";
import { CaseBulkBlock } from "./CaseBulkBlock.tsx";

const messages = Object.fromEntries(DESK_TEXTS.map((text) => [text, compileMessage(text)]));
const i18n = createTranslator({
	locale: "en-US",
	messages,
	timeZone: "UTC",
	workflow: { kind: "workflow", id: "workflow", states: {}, transitions: [], clocks: [] },
});

const WAITING = { data: undefined, code: undefined, msg: "", error: undefined, loading: true, stale: false };

/** What reads an operation of the desk, which has been answered so or waits. */
const reading = (data?: object) => ({
	kind: "query",
	use: () => (data === undefined ? WAITING : { ...WAITING, ...answered(data), loading: false }),
});

/** Shows the block over a list that is counted so, or is not yet. */
function show(counted?: object, opened: string[] = []) {
	const desk = { deskGetBulk: reading({ bulk: null }), deskGetCases: reading(counted) };
	const adapters = Object.assign(fakeAdapters(), desk);
	const scope = { route: { path: "/", locale: "en-US" }, query: {}, config: { admin: {}, report: {} }, data: {} };
	const ports = fakePorts();
	const openForm = async ({ title }: { title?: string }) => opened.push(title ?? "") > 0;
	render(
		<PortsProvider value={{ ...ports, dialogs: { ...ports.dialogs, openForm }, adapters }}>
			<I18nProvider value={i18n}>
				<ScopeProvider value={scope}>
					<CaseBulkBlock block={{ type: "case_bulk", form: "desk-bulk", case_at: "/admin/desk/case" }} />
				</ScopeProvider>
			</I18nProvider>
		</PortsProvider>,
	);
	return screen.getByRole<HTMLButtonElement>("button", { name: "Do something with all of them" });
}

afterEach(cleanup);

it("says how many cases match once they are counted, and offers no step over them before", () => {
	expect(show().disabled).toBe(true);
	expect(screen.getByText("Cases that match: …")).toBeTruthy();
	cleanup();
	expect(show({ list: [], total: 1234, more: false }).disabled).toBe(false);
	expect(screen.getByText("Cases that match: 1,234")).toBeTruthy();
	cleanup();
	show({ list: [], total: 10_000, more: true });
	expect(screen.getByText("Cases that match: 10,000 or more")).toBeTruthy();
});

it("says at the head of its form how many cases the step goes over", () => {
	const opened: string[] = [];
	show({ list: [], total: 1234, more: false }, opened).click();
	expect(opened).toEqual(["Cases that match: 1,234"]);
});
