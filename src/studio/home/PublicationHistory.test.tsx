import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { PublicationHistory } from "./PublicationHistory.tsx";

afterEach(cleanup);

const publication = (version: number, current: boolean) => ({
	version,
	id: `release-${version}`,
	published_at: "2026-11-20T08:00:00Z",
	note: `Note ${version}`,
	origin: "published",
	author: "Tom",
	current,
});

/** The server finds cases in a state that an earlier publication has not. */
const LOST = { lost: [{ name: "paused", label: "Paused", cases: 3 }], targets: [{ name: "closed", label: "Closed" }] };

/** The history as somebody of a role sees it; gives what is posted. */
async function open(role: "editor" | "publisher", ...list: object[]) {
	const posted = vi.fn();
	const call: AdminCall = async (method, path, body) => {
		if (method === "POST") posted(path, body);
		const data = path.endsWith("/lost-states") ? LOST : { list, schedules: [], revocations: [] };
		return JSON.parse(JSON.stringify({ code: 0, msg: "", data }));
	};
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<MeProvider value={{ id: "1", nickname: "Tom", roles: [role], assignments: [] }}>
						<PublicationHistory />
					</MeProvider>
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
	await screen.findByText("Note 1");
	return posted;
}

const EXPLAINED = /^Restore puts an earlier state .* Revoke ends one for good/;

it("says what restoring and revoking do to who can do both", async () => {
	await open("publisher", publication(2, true), publication(1, false));
	expect(screen.getByText(EXPLAINED)).toBeDefined();
	expect(screen.getAllByRole("button", { name: /^(Revoke|Restore)/ })).toHaveLength(2);
});

it("says nothing of it where there is nothing to go back to, or somebody may not", async () => {
	await open("publisher", publication(1, true));
	expect(screen.queryByText(EXPLAINED)).toBeNull();
	cleanup();
	await open("editor", publication(2, true), publication(1, false));
	expect(screen.queryByText(EXPLAINED)).toBeNull();
});

it("says in the reader's own words which publication another one put in force again, by hand or at a schedule's end", async () => {
	const back = { id: "release-1", origin: "restored" };
	const ended = { ...publication(4, true), ...back, note: "Winter" };
	await open("editor", ended, { ...publication(3, false), ...back, note: "" }, publication(1, false));
	const said = screen.getAllByText(/^Restored what was published on Nov 20, 2026/);
	expect(said.map((line) => line.nextSibling?.textContent)).toEqual([
		expect.stringMatching(/^Winter · Nov/),
		expect.stringMatching(/^Nov/),
	]);
});

it("restores once it is chosen where cases go that stand in states which the publication has not", async () => {
	const posted = await open("publisher", publication(2, true), publication(1, false));
	await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Restore/ })));
	await screen.findByText("3 cases stand in it");
	const restore = () => screen.findByRole("button", { name: "Restore it" });
	expect(await restore()).toHaveProperty("disabled", true);
	const place = await screen.findByLabelText("Cases of “Paused” go to", { exact: false });
	fireEvent.change(place, { target: { value: "closed" } });
	const button = await restore();
	await act(async () => fireEvent.click(button));
	const map = { "/workflow/states/paused": "closed" };
	expect(posted).toHaveBeenCalledWith("releases/release-1/restore", { map });
});

it("offers no way back to what is in force by a later return to it", async () => {
	const back = { ...publication(3, true), id: "release-1", origin: "restored" };
	await open("publisher", back, publication(2, false), publication(1, false));
	expect(screen.getAllByRole("button", { name: /^(Revoke|Restore)/ })).toHaveLength(2);
});
