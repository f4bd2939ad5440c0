import { cleanup, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { PublicationHistory } from "./PublicationHistory.tsx";

afterEach(cleanup);

const publication = (version: number, current: boolean) => ({
	...{ version, id: `release-${version}`, published_at: "2026-11-20T08:00:00Z", note: `Note ${version}` },
	...{ author: "Tom", current },
});

/** The history as somebody of a role sees it. */
async function open(role: "editor" | "publisher", ...list: object[]): Promise<void> {
	const data = { list, schedules: [], revocations: [] };
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code: 0, msg: "", data }));
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
