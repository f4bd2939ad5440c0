import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) => {
	const input = screen.getByLabelText(label);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
};
const text = (title: string) => ({ type: "string", title });
type Body = Record<string, unknown>;
const accepting = () => vi.fn((_body: Body) => ({ code: 0, msg: "", data: {} }));

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("prefill", () => {
	it("fills from the block, and never overwrites what a draft has", async () => {
		const form = formWith({ name: text("Name") });
		const first = await renderForm(form, { prefill: { name: "Lin" } });
		expect(screen.getByLabelText("Name")).toHaveProperty("value", "Lin");
		type("Name", "Someone else");
		await new Promise((resolve) => setTimeout(resolve, 400));
		first.unmount();
		await renderForm(form, { prefill: { name: "Lin" } });
		await waitFor(() => expect(screen.getByLabelText("Name")).toHaveProperty("value", "Someone else"));
	});
});

describe("a computed value", () => {
	it("follows the values that it is made of, and is sent", async () => {
		const send = accepting();
		const computed = {
			text: "{first} {last}",
			values: { first: { bind: "/form/first" }, last: { bind: "/form/last" } },
		};
		const form = formWith(
			{ first: text("First"), last: text("Last"), whole: text("Whole") },
			{ fields: { "/whole": { computed } } },
		);
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		type("First", "Ada");
		type("Last", "Lo");
		await waitFor(() => expect(screen.getByLabelText("Whole").textContent).toBe("Ada Lo"));
		await press("Send");
		await waitFor(() =>
			expect(send).toHaveBeenCalledWith(
				expect.objectContaining({ data: { first: "Ada", last: "Lo", whole: "Ada Lo" } }),
			),
		);
	});
});

describe("a value that ends the form", () => {
	it("points to the right channel, and nothing is sent while it stands", async () => {
		const send = accepting();
		const exits = [
			{
				when: { "/form/kind": { const: "fire" } },
				title: "Call 119",
				text: "Fires are not for forms.",
				link: { href: "tel:119" },
				link_label: "Call now",
			},
		];
		const form = formWith({ kind: { ...text("Kind"), enum: ["fire", "other"] } }, { exits: exits });
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		fireEvent.click(screen.getByLabelText("fire"));
		expect(screen.getByRole("alert").textContent).toContain("Call 119");
		expect(screen.getByRole("link", { name: "Call now" }).getAttribute("href")).toBe("tel:119");
		await press("Send");
		fireEvent.click(screen.getByLabelText("other"));
		expect(screen.queryByRole("alert")).toBeNull();
		expect(send).not.toHaveBeenCalled();
	});

	const FIRE = { when: { "/form/kind": { const: "fire" } }, title: "Call 119", text: "Fires are not for forms." };
	const kind = { ...text("Kind"), enum: ["fire", "other"] };
	const isAfter = (element: Element, other: Element) =>
		(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

	it("is met right after its field, not after all that one would fill in in vain", async () => {
		await renderForm(formWith({ kind, note: text("Note") }, { exits: [FIRE] }));
		fireEvent.click(screen.getByLabelText("fire"));
		const exit = screen.getByRole("alert");
		expect(isAfter(exit, screen.getByLabelText("other"))).toBe(true);
		expect(isAfter(screen.getByLabelText("Note"), exit)).toBe(true);
	});

	it("is met where the form goes on, in a step that does not ask its field", async () => {
		const steps: FormDocument["steps"] = [
			{ id: "what", title: "What", fields: ["kind"] },
			{ id: "more", title: "More", fields: ["note"] },
		];
		const both = { ...FIRE, when: { ...FIRE.when, "/form/note": { const: "now" } } };
		const note = { ...text("Note"), enum: ["now", "later"] };
		await renderForm(formWith({ kind, note }, { exits: [both], steps }));
		fireEvent.click(screen.getByLabelText("fire"));
		expect(screen.queryByRole("alert")).toBeNull();
		await press("Continue");
		fireEvent.click(screen.getByLabelText("now"));
		expect(screen.getAllByRole("alert")).toHaveLength(1);
		await press("Back");
		expect(isAfter(screen.getByRole("alert"), screen.getByLabelText("other"))).toBe(true);
	});
});

describe("alternatives", () => {
	it("are chosen by their titles, and only the chosen one's fields are visible and sent", async () => {
		const send = accepting();
		const form = formWith({
			reach: {
				type: "object",
				title: "Reach me",
				oneOf: [
					{ title: "By mail", properties: { mail: text("Address") }, required: ["mail"] },
					{ title: "By phone", properties: { phone: text("Number") }, required: ["phone"] },
				],
			},
		});
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		expect(screen.getByRole("option", { name: "By phone" })).toBeDefined();
		fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
		type("Number (required)", "12345");
		await press("Send");
		await waitFor(() =>
			expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: { reach: { phone: "12345" } } })),
		);
	});
});

describe("similar cases", () => {
	it("are offered once enough has been typed", async () => {
		const read = vi.fn((_query: Body) => answered({ list: [{ id: "7", title: "Lamp out on Maple Road" }] }));
		const form = formWith(
			{ title: text("Title") },
			{
				similar: {
					operation: "messagesGetList",
					query: { keyword: { bind: "/form/title" } },
					list: "/list",
					title: "/title",
					link: { to: "/message/detail", query: { id: { bind: "/item/id" } } },
				},
			},
		);
		await renderForm(form, { operations: { read: { messagesGetList: read } } });
		type("Title", "La");
		type("Title", "Lamp out");
		const link = await screen.findByRole("link", { name: "Lamp out on Maple Road" }, { timeout: 2000 });
		expect(link.getAttribute("href")).toBe("/message/detail?id=7");
		expect(read.mock.calls.every(([query]) => query.keyword === "Lamp out")).toBe(true);
	});
});
