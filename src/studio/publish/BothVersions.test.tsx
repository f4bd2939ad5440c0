import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { DraftProvider } from "../draft/draft-context.tsx";
import { createDraftSession } from "../draft/draft-session.ts";
import { memoryEditStore } from "../draft/edit-store.fixture.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { BothVersions } from "./BothVersions.tsx";

afterEach(cleanup);

const page = (id: string, title: string) => ({ kind: "page", id, path: `/${id}`, title, blocks: [] });
const SOURCES = [
	{ path: "pages/help.json", text: JSON.stringify(page("help", "Help")) },
	{ path: "pages/about.json", text: JSON.stringify(page("about", "About")) },
];

/** The part of the screen over changes; the server gives each subject a pass named by it. */
async function show(...edits: NewEdit[]) {
	const session = createDraftSession({
		draft: { id: "d", name: "D", base: "r", version: 1, state: "open", sources: SOURCES, edits: [] },
		send: async () => ({ version: 2 }),
		store: memoryEditStore(),
		newId: () => crypto.randomUUID(),
		onRetry: () => () => {},
	});
	expect(session.make(edits)).toBeNull();
	const answer = (method: string, body: object = {}) =>
		method === "GET"
			? { list: [{ id: "in-force", current: true }] }
			: { address: `/preview/of-${Object.values(body)[0]}/`, release: "x", expires_at: new Date().toISOString() };
	const call: AdminCall = async (method, _path, body) =>
		JSON.parse(JSON.stringify({ code: 0, msg: "", data: answer(method, body) }));
	await act(async () =>
		render(
			<StudioTheme>
				<SWRConfig value={{ provider: () => new Map() }}>
					<AdminProvider value={call}>
						<MemoryRouter>
							<DraftProvider value={session}>
								<BothVersions draft="d" />
							</DraftProvider>
						</MemoryRouter>
					</AdminProvider>
				</SWRConfig>
			</StudioTheme>,
		),
	);
}

const BEFORE = "Before: as everybody sees it now";
const AFTER = "After: with these changes";
const addressIn = (title: string) => screen.queryByTitle(title)?.getAttribute("src")?.replace(/#.*/, "") ?? null;

it("draws a page that is touched as it is in force beside what it will be", async () => {
	await show({ verb: "set", path: "pages/help.json", at: "/title", value: "Help and advice" });
	expect([addressIn(BEFORE), addressIn(AFTER)]).toEqual(["/preview/of-in-force/help", "/preview/of-d/help"]);
});

it("shows another page that is touched when it is chosen, and says of a new one that it is new", async () => {
	await show(
		{ verb: "set", path: "pages/help.json", at: "/title", value: "Help and advice" },
		{ verb: "add", path: "pages/waste.json", at: "", value: page("waste", "Waste") },
	);
	await act(async () => fireEvent.change(screen.getByLabelText("Page"), { target: { value: "/waste" } }));
	expect(screen.getByText("This page is new.")).toBeTruthy();
	expect([addressIn(BEFORE), addressIn(AFTER)]).toEqual([null, "/preview/of-d/waste"]);
});

it("shows one version alone on a phone when that is wanted", async () => {
	await show({ verb: "set", path: "pages/help.json", at: "/title", value: "Help and advice" });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "After", hidden: true })));
	expect(screen.getByRole("button", { name: "After", hidden: true }).getAttribute("aria-pressed")).toBe("true");
	expect(screen.getByRole("button", { name: "Both", hidden: true }).getAttribute("aria-pressed")).toBe("false");
});

it("says that no page looks different where none does", async () => {
	await show();
	expect(screen.getByText("No page looks different.")).toBeTruthy();
});
