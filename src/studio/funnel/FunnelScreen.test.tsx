import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createUserStore } from "../../stores/user-store.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { AccountProvider, MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import FunnelScreen from "./FunnelScreen.tsx";
import type { Funnel, FunnelVersion } from "./funnel-types.ts";

afterEach(cleanup);

const EDITOR = { id: "1", nickname: "Lin", roles: ["editor"], assignments: [] };
const version = (number: number, note: string, [reached, sent]: [number, number], erredAt: Record<string, number>) => ({
	form_hash: `hash-${number}`,
	version: number,
	note,
	published_at: `2026-0${number}-01T08:00:00Z`,
	sent,
	steps: [{ id: "answers", title: "Answers", reached, erred: 0, left: 0 }],
	fields: Object.entries(erredAt).map(([title, erred]) => ({
		pointer: `/${title.toLowerCase()}`,
		title,
		erred,
		left: 0,
		keywords: [{ keyword: "minLength", count: erred }],
	})),
});
const VERSIONS: FunnelVersion[] = [
	version(3, "Fewer questions", [200, 150], { Place: 20 }),
	version(2, "Plainer words", [100, 50], { Place: 40, Title: 25 }),
	version(1, "", [40, 10], {}),
];

async function show(versions: readonly FunnelVersion[] = VERSIONS) {
	const funnel: Funnel = {
		smallest: 5,
		days: 400,
		form: "complaint",
		forms: [{ id: "complaint", title: "Complaint" }],
		versions,
	};
	const account = { user: createUserStore(memoryEnvironment()), sessionEnded: false, endSessionUrl: null };
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code: 0, msg: "", data: funnel }));
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<AccountProvider value={{ ...account, setEndSessionUrl: () => {}, speak: () => {} }}>
						<MeProvider value={EDITOR}>
							<MemoryRouter>
								<FunnelScreen />
							</MemoryRouter>
						</MeProvider>
					</AccountProvider>
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
	await screen.findByLabelText("Form");
}

const row = (name: string) => within(screen.getAllByRole("row", { name: new RegExp(`^${name}`) })[0] ?? expect.fail());
const choose = (label: string, value: string) =>
	act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

it("compares the newest release of a form with the one before, as shares of those who opened it", async () => {
	await show();
	row("Sent").getByText("150 (75%)");
	row("Sent").getByText("before: 50%");
	row("Place").getByText("20 (10%)");
	row("Place").getByText("before: 40%");
});

it("shows a field at which nobody errs any more with what it was before", async () => {
	await show();
	expect(row("Title").getAllByText("fewer than 5")).toHaveLength(2);
	row("Title").getByText("before: 25%");
});

it("compares any version with any other, or with none", async () => {
	await show();
	await choose("Compared with", "hash-1");
	row("Sent").getByText("before: 25%");
	await choose("Version", "hash-2");
	row("Sent").getByText("50 (50%)");
	row("Sent").getByText("before: 25%");
	await choose("Compared with", "");
	expect(screen.queryByText(/^before/)).toBeNull();
});

it("compares the first version that anything is known of with nothing", async () => {
	await show(VERSIONS.slice(2));
	row("Sent").getByText("10 (25%)");
	expect(screen.queryByText(/^before/)).toBeNull();
	screen.getByText("No field was erred in or left at 5 times.");
});
