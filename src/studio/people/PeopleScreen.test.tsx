import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { asObject } from "../../../schemas/json/json.ts";
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

/** Presses a button, where need be once the dialog that it stands in is there. */
async function press(name: string) {
	const button = await screen.findByRole("button", { name });
	await act(async () => fireEvent.click(button));
}

/** The screen before a server that knows of nobody who was not invited. */
function show() {
	const invited: object[] = [];
	const devices = ["Firefox on Linux", "Safari on iOS"].map((device, at) => ({
		id: `s${at}`,
		device,
		created_at: "2026-11-01T08:00:00Z",
		last_seen_at: "2026-11-02T08:00:00Z",
	}));
	const person = { id: "2", mobile: "139****0002", roles: [], assignments: [], work_email: null, sessions: 2 };
	const answer = (path: string, body: unknown) => {
		if (path === "people") invited.push({ ...person, name: person.mobile, nickname: null });
		if (path === "people/2/sessions") return ok({ list: devices });
		if (path === "people/2/sessions/end") {
			const left = devices.filter(({ id }) => id !== asObject(body).session);
			devices.splice(0, devices.length, ...left);
		}
		if (path === "people/2/name") {
			const { name } = asObject(body);
			invited.splice(0, 1, { ...person, name: `${name} (${person.mobile})`, nickname: name });
		}
		if (path === "rights") return ok({ roles: ["handler"], rights: ["handles"], teams: [], categories: [] });
		return ok({ list: invited });
	};
	const call: AdminCall = async (_method, path, body) => JSON.parse(JSON.stringify(answer(path, body)));
	const user = createUserStore(memoryEnvironment());
	const account = { user, sessionEnded: false, endSessionUrl: null, setEndSessionUrl: () => {}, speak: () => {} };
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

it("says how somebody is invited before anything was looked for", async () => {
	await act(async () => show());
	expect(screen.getByText("To invite somebody, give their whole mobile number.")).toBeTruthy();
});

it("gives who was invited a name, which the list shows at once", async () => {
	await act(async () => show());
	fireEvent.change(screen.getByLabelText("Name, right, or whole mobile number"), { target: { value: MOBILE } });
	await press("Invite this number");
	fireEvent.change(await screen.findByLabelText(/^Name at work/), { target: { value: " Lin Wei " } });
	await press("Save the name");
	expect(await screen.findByRole("heading", { name: "Lin Wei (139****0002)" })).toBeTruthy();
	expect(screen.getByDisplayValue("Lin Wei")).toBeTruthy();
});

it("lists where somebody is signed in, and ends it on one device alone", async () => {
	await act(async () => show());
	fireEvent.change(screen.getByLabelText("Name, right, or whole mobile number"), { target: { value: MOBILE } });
	await press("Invite this number");
	await act(async () => fireEvent.click(await screen.findByRole("button", { name: /^Signed in on 2 devices/ })));
	await screen.findByText("Safari on iOS");
	await press("End it: Firefox on Linux, 139****0002");
	await press("Sign them out there");
	await expect.poll(() => screen.queryByText("Firefox on Linux")).toBeNull();
	expect(screen.getByText("Safari on iOS")).toBeTruthy();
});
