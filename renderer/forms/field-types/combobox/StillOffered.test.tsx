import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FieldOptions } from "../../../../schemas/types.gen.ts";
import { press, type } from "../../../../tests/fixtures/form-widget.ts";
import { answered } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const GONE = "“Project”: your choice is no longer offered; please choose again";
const LIMIT = 2;
const PROJECTS = [
	["a1", "active", "Alder bridge"],
	["a2", "active", "Birch bridge"],
	["a3", "active", "Cedar bridge"],
	["b1", "both", "Dogwood bridge"],
	["p1", "planned", "Elm bridge"],
	["p2", "planned", "Fir bridge"],
];

/** Projects of a status or of both, two to a page, searched in their titles; each response is the same object each time. */
function projects() {
	const known = new Map<string, ReturnType<typeof answered>>();
	return vi.fn((query: Record<string, unknown>) => {
		const { status, keyword = "", page = 1 } = query;
		const all = PROJECTS.filter(
			([, of, title]) => (of === status || of === "both") && title?.includes(String(keyword)),
		);
		const from = (Number(page) - 1) * LIMIT;
		const list = all.slice(from, from + LIMIT).map(([id, , title]) => ({ id, title }));
		const key = JSON.stringify(query);
		const response = known.get(key) ?? answered({ list, page: Number(page), limit: LIMIT, total: all.length });
		known.set(key, response);
		return response;
	});
}

const options = {
	operation: "projectGetList",
	query: { status: { bind: "/form/status" } },
	list: "/list",
	value: "/id",
	label: "/title",
};
const lookup = { operation: "projectGetDetail", parameter: "id" };
const text = (title: string) => ({ type: "string", title });
const form = (field: FieldOptions, required: string[] = []) =>
	formWith(
		{ status: text("Status"), project: text("Project") },
		{ fields: { "/project": field }, draft: false, schema: { required } },
	);

/** Stages a form with active projects to choose from, and chooses one as a person does: by its words. */
async function choose(field: FieldOptions, name: string, required?: string[]) {
	const read = projects();
	await renderForm(form(field, required), { operations: { read: { projectGetList: read } } });
	await type("Status", "active");
	const input = screen.getByRole("combobox");
	fireEvent.change(input, { target: { value: name } });
	const option = await screen.findByRole("option", { name });
	await act(async () => void fireEvent.mouseDown(option));
	fireEvent.blur(input);
	expect(input).toHaveProperty("value", name);
	return { read, input };
}

it.each([
	["with an operation that answers its entry", { lookup }],
	["without one", {}],
])(
	"takes a searched choice away that another value made stale, %s, and says so at the field and aloud",
	async (_, more) => {
		const field: FieldOptions = { widget: "combobox", options: { ...options, search: "keyword", ...more } };
		const { input } = await choose(field, "Cedar bridge");
		await type("Status", "planned");
		await waitFor(() => expect(input).toHaveProperty("value", ""));
		expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toContain(GONE);
		expect(screen.getByRole("log").textContent).toBe(GONE);
	},
);

it("does not go on without a stale choice that must be made, and takes the notice away with another", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...options, search: "keyword" } };
	const { input } = await choose(field, "Cedar bridge", ["project"]);
	await type("Status", "planned");
	await waitFor(() => expect(input).toHaveProperty("value", ""));
	await press("Send");
	await screen.findAllByText("“Project” is required");
	fireEvent.click(input);
	const option = await screen.findByRole("option", { name: "Elm bridge" });
	await act(async () => void fireEvent.mouseDown(option));
	await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("false"));
});

it("keeps a searched choice that is offered under the other value too, wherever in the list it stands", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...options, search: "keyword" } };
	const { read, input } = await choose(field, "Dogwood bridge");
	await type("Status", "planned");
	await waitFor(() => expect(read).toHaveBeenCalledWith({ status: "planned", keyword: "Dogwood bridge" }));
	await act(async () => undefined);
	expect(input).toHaveProperty("value", "Dogwood bridge");
	expect(screen.queryByText(GONE)).toBeNull();
});

it("looks for no choice that was made under the values as they are", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...options, search: "keyword" } };
	const { read } = await choose(field, "Cedar bridge");
	expect(read.mock.calls.filter(([{ page = 1 }]) => page !== 1)).toEqual([]);
});

it("takes a searched choice away as soon as a value is missing that it hangs on", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...options, search: "keyword" } };
	const { input } = await choose(field, "Cedar bridge");
	await type("Status", "");
	await waitFor(() => expect(input).toHaveProperty("value", ""));
	expect(screen.getAllByText(GONE).length).toBeGreaterThan(0);
});

it("says the same of a choice from a list that is there as a whole, also where nothing is offered any more", async () => {
	await renderForm(form({ widget: "select", options }), { operations: { read: { projectGetList: projects() } } });
	await type("Status", "active");
	const select = screen.getByLabelText("Project");
	await screen.findByRole("option", { name: "Cedar bridge" });
	await act(async () => void fireEvent.change(select, { target: { value: "2" } }));
	await type("Status", "planned");
	await waitFor(() => expect(screen.getByRole("log").textContent).toBe(GONE));
	expect(select).toHaveProperty("value", "");
	expect(screen.getAllByText(GONE)).toHaveLength(2);
});

it("does not speak of a choice that came with the address and was never offered", async () => {
	const prefill = { status: "active", project: "no-such-project" };
	const staging = { operations: { read: { projectGetList: projects() } }, prefill };
	await renderForm(form({ widget: "select", options }), staging);
	await screen.findByRole("option", { name: "Alder bridge" });
	await waitFor(() => expect(screen.getByLabelText("Project")).toHaveProperty("value", ""));
	expect(screen.queryByText(GONE)).toBeNull();
});
