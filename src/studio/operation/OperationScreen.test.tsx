import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createUserStore } from "../../stores/user-store.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { AccountProvider, MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import OperationScreen from "./OperationScreen.tsx";

afterEach(cleanup);

const ADMINISTRATOR = { id: "1", nickname: "Lin", roles: ["administrator"], assignments: [] };
const REPORT = {
	server: "vm",
	started_at: "2026-11-27T08:00:00Z",
	node: "v24",
	release: "r1",
	figures: [],
	requests: { count: 1, failed: 0, half_within: null, most_within: null },
	alarms: [{ alarm: "PorticoOutboxDead", name: "portico_outbox_dead", labels: { channel: "webhook" }, value: 1 }],
};

it("tells what is alarming as a list within a place that is read out", async () => {
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code: 0, msg: "", data: REPORT }));
	const account = {
		user: createUserStore(memoryEnvironment()),
		sessionEnded: false,
		endSessionUrl: null,
		setEndSessionUrl() {},
		speak() {},
	};
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<AccountProvider value={account}>
						<MeProvider value={ADMINISTRATOR}>
							<MemoryRouter>
								<OperationScreen />
							</MemoryRouter>
						</MeProvider>
					</AccountProvider>
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
	const entry = (
		await screen.findByText("Messages were given up. They can be sent again at the desk, under Messages.")
	).closest("li");
	expect(entry?.parentElement?.getAttribute("role")).toBeNull();
	expect(entry?.closest("[role=status]")).not.toBeNull();
});
