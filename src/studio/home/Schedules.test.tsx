import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { DraftList } from "./DraftList.tsx";
import { type ScheduleEntry, Schedules } from "./Schedules.tsx";

afterEach(cleanup);

const SCHEDULE: ScheduleEntry = {
	id: 1,
	release: "r",
	state: "waiting" as const,
	note: "For winter",
	problem: null,
	ends_at: null,
	starts_at: "2031-01-01T10:00:00Z",
};
const DRAFT = {
	id: "d",
	name: "Winter",
	base: "b",
	version: 1,
	changes: 1,
	updated_at: "2026-11-20T08:00:00Z",
	updated_by: "Tom",
};

it("shows the changes among those under way again once what was scheduled of them is cancelled", async () => {
	const drafts: object[] = [];
	const call: AdminCall = async (method) => {
		if (method === "POST") drafts.push(DRAFT);
		return JSON.parse(JSON.stringify({ code: 0, msg: "", data: { list: drafts } }));
	};
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<MeProvider value={{ id: "1", nickname: "Tom", roles: ["publisher"], assignments: [] }}>
						<MemoryRouter>
							<DraftList />
							<Schedules schedules={[SCHEDULE]} onDone={() => undefined} />
						</MemoryRouter>
					</MeProvider>
				</AdminProvider>
			</SWRConfig>
		</StudioTheme>,
	);
	await screen.findByText("Nothing is being changed");
	fireEvent.click(screen.getByRole("button", { name: /^Cancel it/ }));
	await screen.findByText("Cancel what is scheduled?");
	const [confirm] = screen.getAllByRole("button", { name: "Cancel it" }).slice(-1);
	if (confirm) fireEvent.click(confirm);
	expect(await screen.findByRole("link", { name: "Winter" })).toBeTruthy();
});
