import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const text = (title: string) => ({ type: "string", title });
const row = { type: "object", properties: { path: { ...text("Path"), default: "elsewhere" }, note: text("Note") } };
const lamps = { type: "array", title: "Lamps", items: row };

const formOf = (more: Record<string, unknown> = {}) =>
	formWith(
		{ lamps: { ...lamps, ...more } },
		{ fields: { "/lamps/*/path": { prefill: "/route/path" }, "/lamps/*/note": { prefill: "/query/unsaid" } } },
	);

const values = (label: string) =>
	screen.getAllByLabelText(label).map((input) => (input instanceof HTMLInputElement ? input.value : undefined));
const add = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Add Lamps" })));

it("fills in each row that is added, over the schema's default, and leaves the others as they are", async () => {
	await renderForm(formOf());
	await add();
	expect(values("Path")).toEqual(["/here"]);
	expect(values("Note")).toEqual([""]);
	fireEvent.change(screen.getByLabelText("Path"), { target: { value: "changed" } });
	await add();
	expect(values("Path")).toEqual(["changed", "/here"]);
});

it("fills in the rows that the schema asks for from the start", async () => {
	await renderForm({ ...formOf({ minItems: 2 }), schema: { ...formOf({ minItems: 2 }).schema, required: ["lamps"] } });
	expect(values("Path")).toEqual(["/here", "/here"]);
});

it("leaves the rows that the form is given as they are", async () => {
	await renderForm(formOf(), { prefill: { lamps: [{ path: "given" }] } });
	expect(values("Path")).toEqual(["given"]);
});

it("fills in the rows of a list of single values", async () => {
	const form = formWith(
		{ lamps: { type: "array", title: "Lamps", items: text("Lamp") } },
		{ fields: { "/lamps/*": { prefill: "/route/path" } } },
	);
	await renderForm(form);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Add/ })));
	expect(screen.getAllByRole("textbox").map((input) => input.getAttribute("value"))).toEqual(["/here"]);
});
