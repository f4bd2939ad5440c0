import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { DraftProvider } from "../draft/draft-context.tsx";
import { createDraftSession } from "../draft/draft-session.ts";
import { memoryEditStore } from "../draft/edit-store.fixture.ts";
import { MeProvider } from "../session/account.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import PublishScreen from "./PublishScreen.tsx";

afterEach(() => {
	cleanup();
	LOST.lost = [];
	me = person("publisher");
});

/** What the changes were called when they were begun: why they are made, where nothing else is said. */
const NAME = "Winter service";

type Answer = { code: number; msg: string; data: unknown };

const ok = (data: unknown): Answer => ({ code: 0, msg: "", data });
const FAILURE = { pointer: "/title", message: "Too long.", count: 2 };
const KEPT = {
	path: "test-cases/one.json",
	text: JSON.stringify({
		...{ kind: "test-case", id: "one", title: "By name", form: "a", answers: { title: "A" }, expected: "accepted" },
	}),
};
const CASES = [
	{ id: "one", title: "By name", form: "a", refused: ["/title"], failures: [{ pointer: "/title", message: "Short." }] },
	{ id: "two", title: "Without a name", form: "a", refused: [], failures: [] },
];
const IMPACT = {
	class: "breaking",
	gone: [{ kind: "page", id: "/help", cases: 0 }],
	forms: [
		{
			...{ id: "a", title: "A", drafts: 3, open_cases: 4 },
			latest_drafts: [
				{ version: "0123456789ab", changed_at: "2026-03-01T08:00:00Z", expires_at: "2026-04-01T08:00:00Z" },
			],
			latest_cases: [
				{ id: "case-7", number: "2026-7", category: "Roads", state: "Submitted", submitted_at: "2026-03-02T08:00:00Z" },
			],
		},
	],
	categories: [{ code: "c", name: "Roads" }],
	pages: [{ path: "/p", title: "P" }],
};
const LOST: { lost: object[]; targets: object[] } = { lost: [], targets: [{ name: "open", label: "Open" }] };
const sentence = { text: "*{name}* became required", values: { name: "Place" } };

const person = (role: string) => ({ id: "1", nickname: "Ann", roles: [role], assignments: [] });
let me = person("publisher");

/** The screen before a server that answers a publication so. */
const show = (...published: Answer[]) => showWith(IMPACT, [KEPT], ...published);

/** The same, of changes that touch something, over documents. */
async function showWith(impact: object, sources: readonly DocumentSource[], ...published: Answer[]) {
	const posted = vi.fn((path: string, _body: unknown): Answer => {
		if (path.endsWith("/publish")) return published.shift() ?? ok({});
		if (path.endsWith("/replay"))
			return ok({ forms: [{ form: "a", submissions: 7, refused: 2, failures: [FAILURE] }], test_cases: CASES });
		return ok({});
	});
	const answer = (method: string, path: string, body: unknown): Answer => {
		if (method === "POST") return posted(path, body);
		if (path.endsWith("/approval")) return ok({ wanted: true, approvals: [] });
		if (path.endsWith("/impact")) return ok(impact);
		if (path.endsWith("/lost-states")) return ok(LOST);
		if (path === "releases") return ok({ list: [{ id: "before", current: true }], revocations: [] });
		return ok({ documents: [{ path: "forms/a.json", kind: "changed", sentences: [sentence], acts: [] }], forms: [] });
	};
	const call: AdminCall = async (method, path, body) => JSON.parse(JSON.stringify(answer(method, path, body)));
	const session = createDraftSession({
		draft: { id: "d", name: NAME, base: "r", version: 1, state: "open", sources: [...sources], edits: [] },
		send: async () => ({ version: 1 }),
		store: memoryEditStore(),
		newId: () => "e",
		onRetry: () => () => {},
	});
	await act(async () =>
		render(
			<StudioTheme>
				<SWRConfig value={{ provider: () => new Map() }}>
					<AdminProvider value={call}>
						<MemoryRouter>
							<Link to="/publish">Publish</Link>
							<DraftProvider value={session}>
								<MeProvider value={me}>
									<PublishScreen />
								</MeProvider>
							</DraftProvider>
						</MemoryRouter>
					</AdminProvider>
				</SWRConfig>
			</StudioTheme>,
		),
	);
	return { posted, session };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("says what changes, publishes with a note, and takes it back to what was in force before", async () => {
	const { posted } = await show();
	expect(screen.getByText("Place became required")).toBeTruthy();
	fireEvent.change(screen.getByLabelText("Why is this changed?"), { target: { value: " So that we find it. " } });
	await press("Publish now");
	expect(posted).toHaveBeenCalledWith("draft-releases/d/publish", { note: "So that we find it." });
	expect(screen.getByText("It is published")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Look at the portal" }).getAttribute("href")).toBe("/");
	await press("Take it back");
	// The question comes in a window that is loaded when it is first asked.
	await screen.findByRole("button", { name: "Take it back now" });
	await press("Take it back now");
	expect(posted).toHaveBeenCalledWith("releases/before/restore", { map: {} });
	expect(screen.getByText("It was taken back")).toBeTruthy();
});

it("leads who presses “Publish” once more to the button that does it", async () => {
	await show();
	const scrolled = vi.fn();
	Element.prototype.scrollIntoView = scrolled;
	expect(document.activeElement).toBe(document.body);
	await act(async () => fireEvent.click(screen.getByRole("link", { name: "Publish" })));
	expect(scrolled).toHaveBeenCalled();
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Publish now" }));
	Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

it("offers to publish on top where somebody has published meanwhile", async () => {
	const { posted } = await show({ code: 409, msg: "Behind.", data: { publications: [] } });
	await press("Publish now");
	expect(screen.getByText("Somebody has published meanwhile")).toBeTruthy();
	await press("Publish on top of what is in force");
	expect(posted).toHaveBeenLastCalledWith("draft-releases/d/publish", { note: NAME, rebase: true });
	expect(screen.getByText("It is published")).toBeTruthy();
});

it("says in the server's words why it refuses, and lists what must be mended", async () => {
	const diagnostic = {
		...{ document: "forms/a.json", pointer: "/title", line: 3, severity: "error", code: "meta" },
		message: "The title is empty.",
	};
	await show({ code: 422, msg: "The documents have errors.", data: { diagnostics: [diagnostic] } });
	await press("Publish now");
	expect(screen.getByText("This cannot be published yet")).toBeTruthy();
	expect(screen.getByText("The documents have errors.")).toBeTruthy();
	expect(screen.getByText("The title is empty.")).toBeTruthy();
});

it("says before it is published what it touches, what would be refused, and that somebody else has to approve", async () => {
	const { posted } = await show();
	for (const text of [
		"Breaking",
		"1 form, drafts: 3, open cases: 4",
		"2 more are not listed.",
		"3 more are not listed.",
		"page “/help”",
		"Roads",
		"2 would be refused",
	])
		expect(screen.getByText(text), text).toBeTruthy();
	expect(screen.getByRole("link", { name: "2026-7", hidden: true }).getAttribute("href")).toBe(
		"/admin/desk/case?id=case-7",
	);
	expect(screen.getByText(/2 of the last 7/).parentElement?.textContent).toContain("now./title: Too long. (2)");
	await press("Approve as it stands");
	expect(posted).toHaveBeenCalledWith("draft-releases/d/approve", { version: 1 });
});

it("shows who may change the portal and not publish it all that is to be reviewed, and no button that would be refused", async () => {
	me = person("editor");
	await show();
	expect(screen.getByText("Place became required")).toBeTruthy();
	expect(screen.getByText(/You may change the portal, but not publish/)).toBeTruthy();
	for (const name of ["Publish now", "Approve as it stands"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

it("schedules a publication with its end", async () => {
	const { posted } = await show();
	const [at, until] = ["2031-01-01T10:00", "2031-02-01T10:00"];
	fireEvent.change(screen.getByLabelText("From when on"), { target: { value: at } });
	fireEvent.change(screen.getByLabelText("Until when"), { target: { value: until } });
	await press("Schedule it");
	const times = { at: new Date(at).toISOString(), until: new Date(until).toISOString() };
	expect(posted).toHaveBeenCalledWith("draft-releases/d/publish", { note: NAME, ...times });
	expect(screen.getByText("It is scheduled")).toBeTruthy();
});

it("says which of its times is wrong, and sends neither", async () => {
	const { posted } = await show();
	const [at, until] = [screen.getByLabelText("From when on"), screen.getByLabelText("Until when")];
	fireEvent.change(at, { target: { value: "2020-01-01T10:00" } });
	fireEvent.change(until, { target: { value: "2031-01-01T10:00" } });
	expect(screen.getByText("This time has passed.")).toBeTruthy();
	await press("Schedule it");
	expect(document.activeElement).toBe(at);
	fireEvent.change(at, { target: { value: "2032-01-01T10:00" } });
	expect(screen.queryByText("This time has passed.")).toBeNull();
	expect(screen.getByText("It has to end after it begins.")).toBeTruthy();
	await press("Schedule it");
	expect(document.activeElement).toBe(until);
	expect(posted).not.toHaveBeenCalledWith("draft-releases/d/publish", expect.anything());
});

it("names the kept test case that fails, by field and reason, and expects from now on what came of it", async () => {
	const { session } = await show();
	expect(screen.getByText("1 do not")).toBeTruthy();
	expect(screen.getByText("Short.")).toBeTruthy();
	await press("That is right: expect it from now on");
	expect(session.snapshot().documents["test-cases/one.json"]).toMatchObject({ expected: ["/title"] });
});

const WORKFLOW: DocumentSource = {
	path: "workflow.json",
	text: JSON.stringify({
		...{ kind: "workflow", id: "workflow", transitions: [], clocks: [] },
		states: { merged: { label: "Joined" }, closed: { label: "Closed" }, withdrawn: { label: "Withdrawn" } },
	}),
};

it("is published once it is chosen where the cases of a state that goes will stand, and sends that along", async () => {
	const gone = [{ kind: "state", id: "merged", cases: 12 }];
	const { posted, session } = await showWith({ ...IMPACT, gone }, [KEPT, WORKFLOW]);
	await act(async () => void session.make([{ verb: "remove", path: "workflow.json", at: "/states/merged" }]));
	expect(screen.getByText("12 cases stand in it")).toBeTruthy();
	expect(screen.getByText("1 state to choose")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Publish now" })).toHaveProperty("disabled", true);
	const places = screen.getByLabelText("Cases of “Joined” go to", { exact: false });
	expect([...places.querySelectorAll("option")].map(({ text }) => text)).toEqual([
		"Choose a state",
		"Closed",
		"Withdrawn",
	]);
	fireEvent.change(places, { target: { value: "closed" } });
	await press("Publish now");
	const map = { "/workflow/states/merged": "closed" };
	expect(posted).toHaveBeenCalledWith("draft-releases/d/publish", { note: NAME, map });
});

it("asks also of states in which the server finds cases only when it is to publish", async () => {
	const unmapped = [{ pointer: "/workflow/states/merged", count: 1 }];
	const found = { code: 422, msg: "Stored cases stand in states.", data: { diagnostics: [], unmapped } };
	const { posted, session } = await showWith(IMPACT, [WORKFLOW], found);
	await act(async () => void session.make([{ verb: "remove", path: "workflow.json", at: "/states/merged" }]));
	await press("Publish now");
	expect(screen.getByText("1 case stands in it")).toBeTruthy();
	fireEvent.change(screen.getByLabelText("Cases of “Joined” go to", { exact: false }), {
		target: { value: "withdrawn" },
	});
	await press("Publish now");
	const map = { "/workflow/states/merged": "withdrawn" };
	expect(posted).toHaveBeenLastCalledWith("draft-releases/d/publish", { note: NAME, map });
});

it("asks at a later time also of states that nobody stands in, and at an end where cases of new states go", async () => {
	const { posted, session } = await showWith(IMPACT, [WORKFLOW]);
	const paused = { verb: "set", path: "workflow.json", at: "/states/paused", value: { label: "Paused" } } as const;
	await act(async () => void session.make([{ verb: "remove", path: "workflow.json", at: "/states/merged" }, paused]));
	expect(screen.queryByLabelText("Cases of", { exact: false })).toBeNull();
	const [at, until] = ["2031-01-01T10:00", "2031-02-01T10:00"];
	fireEvent.change(screen.getByLabelText("From when on"), { target: { value: at } });
	fireEvent.change(screen.getByLabelText("Until when"), { target: { value: until } });
	expect(screen.getAllByText("no case stands in it now")).toHaveLength(2);
	expect(screen.getByRole("button", { name: "Schedule it" })).toHaveProperty("disabled", true);
	const choose = (state: string, value: string) =>
		fireEvent.change(screen.getByLabelText(`Cases of “${state}” go to`, { exact: false }), { target: { value } });
	choose("Joined", "paused");
	choose("Paused", "merged");
	await press("Schedule it");
	const map = { "/workflow/states/merged": "paused", "/workflow/states/paused": "merged" };
	const times = { at: new Date(at).toISOString(), until: new Date(until).toISOString() };
	expect(posted).toHaveBeenCalledWith("draft-releases/d/publish", { note: NAME, map, ...times });
});

it("takes back once it is chosen where cases go that stand in states which the release before has not", async () => {
	LOST.lost = [{ name: "new", label: "New state", cases: 3 }];
	const { posted } = await show();
	await press("Publish now");
	await press("Take it back");
	expect(screen.getByText("3 cases stand in it")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Take it back now" })).toHaveProperty("disabled", true);
	fireEvent.change(screen.getByLabelText("Cases of “New state” go to", { exact: false }), {
		target: { value: "open" },
	});
	// The question comes in a window that is loaded when it is first asked.
	await screen.findByRole("button", { name: "Take it back now" });
	await press("Take it back now");
	const map = { "/workflow/states/new": "open" };
	expect(posted).toHaveBeenCalledWith("releases/before/restore", { map });
});
