import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DetailView } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { type BlockSurroundings, renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { DetailBlock } from "./DetailBlock.tsx";

const CASE: DetailView = {
	kind: "view",
	id: "case",
	type: "detail",
	operation: "messagesGetDetail",
	query: { id: { bind: "/query/id" } },
	title: { bind: "/item/title" },
	badge: { bind: "/item/status", format: "status" },
	meta: [{ text: "No. {number}", values: { number: { bind: "/item/number" } } }],
	groups: [
		{
			title: "At a glance",
			fields: [
				{ label: "Filed", value: { bind: "/item/submitted_at", format: "date" } },
				{ label: "Replied", value: { bind: "/item/replied_at" }, when: { "/item/replied_at": { type: "string" } } },
			],
		},
	],
	answers: "/item/answers",
	body: "/item/reply",
	body_title: "Official reply",
	attachments: "/item/attachments",
	timeline: {
		title: "Handling",
		operation: "messageFlowList",
		query: { message_id: { bind: "/query/id" } },
		list: "/list",
	},
	actions: [
		{ label: "Print", actions: [{ do: "print" }] },
		{ label: "Withdraw", when: { "/item/own": { const: true } }, actions: [{ do: "reload" }] },
	],
	blocks: [{ type: "text", text: "" }],
	missing: "There is no such case",
};

const MESSAGE = {
	id: "c1",
	number: "N-1",
	title: "Dark street",
	status: "rejected",
	own: false,
	project: null,
	rating: null,
	submitted_at: "2026-11-01T08:00:00Z",
	replied_at: null,
	category: { id: "1", code: "roads", name: "Roads" },
	answers: [{ name: "/place", label: "Where?", value: "x", text: "Lake Road" }],
	reply: '<p onclick="alert(1)">The lamp is <em>mended</em>.</p>',
	attachments: [
		{
			id: "a1",
			url: "/uploads/a.jpg",
			name: "a.jpg",
			size: 2048,
			mime: "image/jpeg",
			thumbnail_url: "/uploads/a-s.jpg",
		},
	],
};
const flow = () =>
	answered({
		list: [
			{
				id: "f1",
				action: "submit",
				from_status: null,
				to_status: "submitted",
				note: "",
				actor: "Citizen",
				created_at: "2026-11-01T08:00:00Z",
				attachments: [],
			},
		],
	});

function show(detail: (query: Record<string, unknown>) => object, more: BlockSurroundings = {}) {
	const operations = { read: { messagesGetDetail: detail, messageFlowList: flow } };
	return renderBlockAlone(
		DetailBlock,
		{ type: "detail", view: "case" },
		{ views: [CASE], operations, at: "/case?id=c1", ...more },
	);
}

afterEach(cleanup);

describe("a detail view", () => {
	it("requests the thing that the URL names and shows its head", async () => {
		const requested = vi.fn(() => answered(MESSAGE));
		await show(requested);
		expect(requested).toHaveBeenCalledWith({ id: "c1" });
		expect(screen.getByRole("heading", { level: 1, name: "Dark street" })).toBeTruthy();
		expect(screen.getByText("Not accepted").className).toContain("tone-danger");
		expect(screen.getByText("No. N-1")).toBeTruthy();
	});

	it("shows facts whose condition is satisfied, and the values under their titles", async () => {
		await show(() => answered(MESSAGE));
		const facts = within(screen.getByRole("region", { name: "At a glance" }));
		expect(facts.getByText("Filed").nextElementSibling?.textContent).toBe("Nov 1, 2026");
		expect(facts.queryByText("Replied")).toBeNull();
		expect(screen.getByText("Where?").nextElementSibling?.textContent).toBe("Lake Road");
	});

	it("sanitises the body once more", async () => {
		await show(() => answered(MESSAGE));
		const body = within(screen.getByRole("region", { name: "Official reply" }));
		const text = (await body.findByText("mended")).closest("p");
		expect(text?.hasAttribute("onclick")).toBe(false);
	});

	it("shows files, the timeline, the actions that hold, and the blocks inside", async () => {
		await show(() => answered(MESSAGE));
		expect(screen.getByRole("link", { name: "Download a.jpg" })).toBeTruthy();
		expect(within(screen.getByRole("region", { name: "Handling" })).getByText("File the case")).toBeTruthy();
		expect(screen.getByText(/button Print/)).toBeTruthy();
		expect(screen.queryByText(/Withdraw/)).toBeNull();
		expect(screen.getByText("text")).toBeTruthy();
	});

	it("shows the files under the questions that they were given to, and last those of none", async () => {
		const [picture] = MESSAGE.attachments;
		const file = (id: string) => ({ ...picture, id, name: `${id}.jpg` });
		const answers = [
			...MESSAGE.answers,
			{ name: "/rows/0/photos", label: "Finds 1 · Photos", value: ["f1", "gone"], text: "Files: 2" },
			{ name: "/drawing", label: "Drawing", value: "f2", text: "Signed" },
		];
		const attachments = ["f2", "f3", "f1"].map(file);
		await show(() => answered({ ...MESSAGE, answers, attachments }));
		const all = within(screen.getByRole("region", { name: "Attachments" }));
		expect(all.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
			"Finds 1 · Photos",
			"Drawing",
		]);
		const photos = within(all.getByRole("region", { name: "Finds 1 · Photos" }));
		expect(photos.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Download f1.jpg"]);
		expect(all.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
			["f1", "f2", "f3"].map((id) => `Download ${id}.jpg`),
		);
	});

	it.each([403, 404])("says so when the thing is not there (%i)", async (code) => {
		await show(() => ({ code }));
		expect(screen.getByText("There is no such case")).toBeTruthy();
	});

	it("offers the login in place on 401", async () => {
		const reload = vi.fn();
		const session = {
			user: null,
			start: () => undefined,
			update: () => undefined,
			signOut: () => undefined,
			openLogin: async () => true,
		};
		await show(() => ({ code: 401, reload }), { ports: { session } });
		fireEvent.click(screen.getByRole("button", { name: "Log in" }));
		await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
	});

	it("shows what it had while a newer response cannot be had", async () => {
		await show(() => ({ ...answered(MESSAGE), stale: true }));
		expect(screen.getByText("What you see may be out of date")).toBeTruthy();
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Dark street");
	});

	it("refuses a view of another type by name", async () => {
		const list = { kind: "view", id: "case", type: "list", operation: "messagesGetList" } as const;
		const views = [{ ...list, card: { title: "" }, empty: { title: "" } }];
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		await expect(show(() => answered(MESSAGE), { views })).rejects.toThrow('view "case" is a list view');
	});
});

it("reads in the order in which it happened: what was asked, what was done, the reply, and what to do about it", async () => {
	const closing: DetailView = { ...CASE, closing: [{ type: "notice", tone: "info", title: "Does this settle it?" }] };
	await show(() => answered(MESSAGE), { views: [closing] });
	await screen.findByText("mended");
	const text = document.body.textContent ?? "";
	const places = ["Lake Road", "Handling", "mended", "notice"].map((one) => text.indexOf(one));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
});
