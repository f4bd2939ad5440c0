import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

const text = (title: string) => ({ type: "string", title });
const group = (title: string) => ({ type: "object", title, properties: { name: text("Name") }, required: ["name"] });
const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } }, required: [name] });

const type = (label: string | RegExp, value: string) =>
	act(async () => {
		const input = screen.getByLabelText(label);
		fireEvent.change(input, { target: { value } });
		fireEvent.blur(input);
	});

async function staged(form: FormDocument) {
	const send = vi.fn((_body: Record<string, unknown>) => ({ code: 0, msg: "", data: {} }));
	await renderForm(form, { operations: { send: { messagesIndex: send } } });
	return async () => {
		await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
		await waitFor(() => expect(send).toHaveBeenCalled());
		return send.mock.calls[0]?.[0].data;
	};
}

beforeEach(forgetDrafts);
afterEach(cleanup);

it("sends nothing of a branch that does not apply any more, where all else is forbidden too", async () => {
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	const rule = { if: is("kind", "firm"), then: { properties: { firm: text("Firm") }, required: ["firm"] } };
	const schema = { type: "object" as const, properties: { kind: text("Kind") }, ...rule, unevaluatedProperties: false };
	const sent = await staged(formWith({}, { schema }));
	await type("Kind", "firm");
	await type(/^Firm/, "Lamps Ltd");
	await type("Kind", "person");
	expect(screen.queryByLabelText(/^Firm/)).toBeNull();
	expect(await sent()).toEqual({ kind: "person" });
});

it("renders no field by a value that is hidden itself", async () => {
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	const first = { if: is("a", "1"), then: { properties: { b: text("Second") } } };
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	const second = { if: is("b", "1"), then: { properties: { c: text("Third") } } };
	const sent = await staged(
		formWith({}, { schema: { type: "object", properties: { a: text("First") }, allOf: [first, second] } }),
	);
	await type("First", "1");
	await type("Second", "1");
	await type("Third", "x");
	await type("First", "2");
	expect(screen.queryByLabelText("Third")).toBeNull();
	expect(await sent()).toEqual({ a: "2" });
});

it("lets an optional group be left empty again", async () => {
	const sent = await staged(formWith({ home: group("Home"), note: text("Note") }));
	await type(/^Name/, "Li");
	await type(/^Name/, "");
	await type("Note", "n");
	expect(await sent()).toEqual({ note: "n" });
});

it("lets an optional choice between groups be left empty again, and stays at the one that was chosen", async () => {
	const branch = (kind: string) => ({
		...group(`A ${kind}`),
		properties: { kind: { const: kind }, name: text(`Name of the ${kind}`) },
		required: ["kind", "name"],
	});
	const who = { title: "Who", oneOf: [branch("person"), branch("firm")] };
	const sent = await staged(formWith({ who }));
	await act(async () => fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } }));
	await type(/^Name of the firm/, "Lamps Ltd");
	await type(/^Name of the firm/, "");
	expect(screen.getByLabelText(/^Name of the firm/)).toHaveProperty("value", "");
	expect(await sent()).toEqual({});
});
