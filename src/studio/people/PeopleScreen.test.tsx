import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { memoryEnvironment } from "../../stores/memory-environment.ts";
import { createUserStore } from "../../stores/user-store.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { AccountProvider, MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import PeopleScreen from "./PeopleScreen.tsx";

afterEach(cleanup);

const MOBILE = "13911110002";
const ADMINISTRATOR = { id: "1", nickname: "Lin", roles: ["administrator"], assignments: [] };
const ok = (data: unknown) => ({ code: 0, msg: "", data });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** The screen before a server that knows of nobody who was not invited. */
function show() {
	const invited: object[] = [];
	const answer = (method: string, path: string) => {
		if (method === "POST")
			invited.push({
				id: "2",
				name: "139****0002",
				mobile: "139****0002",
				roles: [],
				assignments: [],
				work_email: null,
			});
		if (path === "rights") return ok({ roles: ["handler"], rights: ["handles"], teams: [], categories: [] });
		return ok({ list: invited });
	};
	const call: AdminCall = async (method, path) => JSON.parse(JSON.stringify(answer(method, path)));
	const user = createUserStore(memoryEnvironment());
	const account = { user, endSessionUrl: null, setEndSessionUrl: () => {}, speak: () => {} };
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<AccountProvider value={account}>
						<MeProvider value={ADMINISTRATOR}>
							<MemoryRouter>
								<PeopleScreen />
							</MemoryRouter>
						</MeProvider>
					</AccountProvider>
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
}

it("shows who was invited also where their number had been looked for before and nobody was found", async () => {
	await act(async () => show());
	fireEvent.change(screen.getByLabelText("Name, right, or whole mobile number"), { target: { value: MOBILE } });
	await press("Search");
	await screen.findByText(/Nobody was found/);
	await press("Invite this number");
	await screen.findByRole("heading", { name: "139****0002" });
	expect(screen.queryByText(/Nobody was found/)).toBeNull();
});
