import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered, fakePorts } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const list = [
	{ code: "waste", name: "Waste", form: "general", publicity: "by_state" },
	{ code: "integrity", name: "Conduct", form: "own", publicity: "never" },
];
const read = { messagesGetCategory: () => answered({ list }) };

const text = (title: string) => ({ type: "string", title });
const category = {
	widget: "select" as const,
	visibility: "public" as const,
	options: {
		operation: "messagesGetCategory",
		list: "/list",
		value: "/code",
		label: "/name",
		own_form: {
			form: "/item/form",
			link: { to: "/report/index", query: { form: { bind: "/item/form" }, category: { bind: "/item/code" } } },
		},
	},
};
const identity = (first: string) => ({ ...text("Identity"), enum: ["named", "anonymous"], default: first });

const GENERAL = formWith(
	{
		category: text("Category"),
		title: text("Title"),
		where: text("Where"),
		identity: identity("named"),
		consent: { type: "boolean", title: "Read", const: true },
		photos: { type: "array", title: "Photos", items: { type: "string" } },
	},
	{
		id: "general",
		fields: { "/category": category, "/consent": { widget: "consent" }, "/photos": { widget: "file" } },
	},
);

const OWN = formWith(
	{
		category: { type: "string", title: "Category", const: "integrity" },
		title: text("Title"),
		identity: identity("anonymous"),
		consent: { type: "boolean", title: "Read", const: true },
		photos: { type: "array", title: "Photos", items: { type: "string" } },
	},
	{ id: "own", fields: { "/consent": { widget: "consent" }, "/category": { widget: "hidden" } } },
);

const write = async (label: string, value: string) => {
	const input = await screen.findByLabelText(label);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
};

it("leads from what another form asks into that form, with what fits, and says what does not", async () => {
	const releases = formReleases();
	await releases.publish(OWN);
	const navigate = vi.fn();
	const { router } = fakePorts();
	const ports = { router: { ...router, navigate } };
	await renderForm(GENERAL, { releases, ports, operations: { read }, prefill: { photos: ["f1"], consent: true } });
	await write("Title", "Asked for money");
	await write("Where", "Permit desk");
	const select = await screen.findByLabelText("Category");
	fireEvent.change(select, { target: { value: "0" } });
	expect(screen.queryByText(/has a form of its own/)).toBeNull();
	fireEvent.change(select, { target: { value: "1" } });
	await screen.findByText("“Conduct” has a form of its own.");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Go on in that form" })));
	await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe("/report/index?form=own&category=integrity"));
	cleanup();

	await renderForm(OWN, { releases, operations: { read } });
	expect(await screen.findByLabelText("Title")).toHaveProperty("value", "Asked for money");
	await screen.findByText("What you had typed has come along to this form. It is kept in the other one, too.");
	expect(screen.getByText("This form does not ask for these:").parentElement?.textContent).toContain("Permit desk");
	// What was not chosen starts as this form starts; a consent is given for one form.
	expect(screen.getByRole("radio", { name: "anonymous" })).toHaveProperty("checked", true);
	expect(screen.getByRole("checkbox", { name: /Read/ })).toHaveProperty("checked", false);
});

it.each([
	[0, "This can be published. Each answer says below what others will see of it.", "Everyone sees this"],
	[1, "This is never published. Only you and the people handling your case can read it.", "Only the people handling"],
])("says on the review page what is true for the category chosen (%i)", async (place, note, seen) => {
	const properties = { category: text("Category"), title: text("Title") };
	const { own_form: _, ...options } = category.options;
	const fields = { "/category": { ...category, options }, "/title": { widget: "text", visibility: "public" } } as const;
	await renderForm(formWith(properties, { review: true, fields }), { operations: { read } });
	await write("Title", "A title");
	await screen.findByRole("option", { name: "Conduct" });
	fireEvent.change(screen.getByLabelText("Category"), { target: { value: String(place) } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
	await screen.findByText(note);
	const rows = screen.getAllByText(/Everyone sees this|Only the people handling/);
	expect(rows.map((row) => row.textContent?.includes(seen))).toEqual([true, true]);
});
