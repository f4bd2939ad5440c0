import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { StudioToasts } from "../frame/toasts.tsx";
import References from "./References.tsx";
import type { UsedInProps } from "./UsedIn.tsx";

afterEach(cleanup);

const FORM = "forms/a.json";
const HELP = "pages/help.json";
const START = "pages/start.json";
const link = (label: string, to: string) => ({ type: "button", label, action: { type: "navigate", to } });
const published = {
	[FORM]: {
		kind: "form",
		id: "a",
		title: "A form",
		schema: {
			type: "object",
			properties: { kind: { type: "string", title: "Kind" }, place: { type: "string", title: "Place" } },
			required: ["kind"],
		},
		fields: { "/place": { when: { "/form/kind": { const: "lamp" } } } },
	},
	[HELP]: { kind: "page", id: "help", path: "/help", title: "Help", blocks: [] },
	[START]: {
		kind: "page",
		id: "start",
		path: "/start",
		title: "Start",
		blocks: [link("To the help", "/help"), { type: "text", text: "Welcome." }],
	},
	"site.json": { kind: "site", id: "site", name: "Town", navigation: { home: "/help" } },
};

const QUESTION = { path: FORM, at: "/schema/properties/kind" };
const ofQuestion = { named: QUESTION, removed: QUESTION, name: "kind", title: "Kind" };
const ofPage = { named: { path: HELP, at: "/path" }, removed: { path: HELP, at: "" }, name: "/help", title: "Help" };

function Used(props: UsedInProps) {
	return useDocuments()[props.named.path] ? <References {...props} /> : <p>Nothing is left.</p>;
}

const COUNTED = { code: 0, msg: "", data: { drafts: 3, open_cases: 1 } };

function open(of: Omit<UsedInProps, "onRemoved" | "onRenamed">, counted: object = COUNTED) {
	const session = openDraft(published);
	const onRemoved = vi.fn();
	const onRenamed = vi.fn();
	const asked = vi.fn();
	const call: AdminCall = async (_method, path) => {
		asked(path);
		return JSON.parse(JSON.stringify(counted));
	};
	renderInDraft(
		session,
		<SWRConfig value={{ provider: () => new Map() }}>
			<AdminProvider value={call}>
				<Used {...of} onRemoved={onRemoved} onRenamed={onRenamed} />
				<StudioToasts />
			</AdminProvider>
		</SWRConfig>,
	);
	return { session, onRemoved, onRenamed, asked, documents: () => session.snapshot().documents };
}

const opener = () => screen.getByRole("button", { name: "Remove it everywhere …" });
async function openDialog() {
	await act(async () => fireEvent.click(opener()));
	return within(await screen.findByRole("dialog"));
}
/** It may fade for a while. */
const isClosed = () => waitFor(() => expect(document.querySelector("[role=dialog][data-state=open]")).toBeNull());

it("names the places that refer to a question, and leads there", () => {
	open(ofQuestion);
	expect(screen.getByText("One place refers to it.")).toBeTruthy();
	const place = screen.getByRole("link", { name: /^A form: Place/ });
	expect(place.getAttribute("href")).toBe("/admin/studio/d/document/forms/a.json?part=%2Fplace");
});

it("shows what goes with a question before it is removed, and changes nothing when it is left", async () => {
	const { onRemoved, documents } = open(ofQuestion);
	const dialog = await openDialog();
	expect(dialog.getByRole("heading", { name: "Remove “Kind” everywhere?" })).toBeTruthy();
	expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^A form: Place/),
		expect.stringMatching(/^A form: Kind/),
	]);
	expect(dialog.queryByText("This must be changed by hand afterwards:")).toBeNull();
	await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
	await isClosed();
	expect(documents()).toEqual(published);
	expect(onRemoved).not.toHaveBeenCalled();
});

const ofForm = { named: { path: FORM, at: "/id" }, removed: { path: FORM, at: "" }, name: "a", title: "A form" };

it.each([
	["question", ofQuestion],
	["form", ofForm],
])(
	"says how many drafts citizens have, and how many cases are open, before a %s goes, and asks only then",
	async (_, of) => {
		const { asked, documents } = open(of);
		expect(asked).not.toHaveBeenCalled();
		const dialog = await openDialog();
		await dialog.findByText("Citizens' drafts on the server: 3, open cases: 1");
		expect(asked).toHaveBeenCalledExactlyOnceWith("draft-releases/d/form-uses?path=forms%2Fa.json");
		expect(documents()).toEqual(published);
	},
);

it("says where they could not be counted, and counts nothing of a page", async () => {
	open(ofForm, { code: 503, msg: "Busy.", data: null });
	await (await openDialog()).findByText("How many drafts and open cases this form has could not be counted.");
	cleanup();
	const { asked } = open(ofPage);
	await openDialog();
	expect(asked).not.toHaveBeenCalled();
});

it("closes by Escape without removing anything, and gives the focus back", async () => {
	const { documents } = open(ofQuestion);
	opener().focus();
	await openDialog();
	await act(async () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
	await isClosed();
	await waitFor(() => expect(document.activeElement).toBe(opener()));
	expect(documents()).toEqual(published);
});

it("removes the question with every condition that asks for it, as one change", async () => {
	const { session, onRemoved, documents } = open(ofQuestion);
	const dialog = await openDialog();
	await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Remove it" })));
	expect(JSON.stringify(documents()[FORM])).not.toContain("/form/kind");
	expect(documents()[FORM]?.schema).toEqual({
		type: "object",
		required: [],
		properties: { place: { type: "string", title: "Place" } },
	});
	expect(onRemoved).toHaveBeenCalledOnce();
	await act(async () => session.undo());
	expect(documents()).toEqual(published);
});

it("removes a page with the buttons that lead to it, and lists the words that only an author can mend", async () => {
	const { onRemoved, documents } = open(ofPage);
	const dialog = await openDialog();
	const byHand = dialog.getByText("This must be changed by hand afterwards:");
	expect(byHand.nextElementSibling?.textContent).toMatch(/^Town: /);
	await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Remove it" })));
	expect(documents()[HELP]).toBeUndefined();
	expect(documents()[START]?.blocks).toEqual([{ type: "text", text: "Welcome." }]);
	expect(onRemoved).toHaveBeenCalledOnce();
});

it("puts another name in everywhere on the enter key, but none that is taken, and says so", async () => {
	const { onRenamed, documents } = open(ofQuestion);
	const rename = async (value: string) => {
		const input = screen.getByLabelText("Name in the documents");
		fireEvent.change(input, { target: { value } });
		await act(async () => fireEvent.keyDown(input, { key: "Enter" }));
	};
	await rename("place");
	expect(await screen.findByText("There is already place here.")).toBeTruthy();
	expect(onRenamed).not.toHaveBeenCalled();
	expect(documents()).toEqual(published);
	await rename("sort");
	expect(onRenamed).toHaveBeenCalledWith("sort");
	expect(documents()[FORM]).toMatchObject({
		schema: { properties: { sort: { title: "Kind" } }, required: ["sort"] },
		fields: { "/place": { when: { "/form/sort": { const: "lamp" } } } },
	});
});
