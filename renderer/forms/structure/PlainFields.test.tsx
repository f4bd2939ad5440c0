import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { press } from "../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const questions = () =>
	screen.getAllByRole("textbox").map((input) => document.querySelector(`[for="${input.id}"]`)?.textContent);

it("renders all fields of a long form, in its order, few of them beside each other in the document", async () => {
	const titles = Array.from({ length: 60 }, (_, at) => `Question ${at + 1}`);
	await renderForm(formWith(Object.fromEntries(titles.map((title, at) => [`q${at}`, { type: "string", title }]))));
	await waitFor(() => expect(questions()).toEqual(titles));
	const places = new Set(screen.getAllByRole("textbox").map((input) => input.parentElement?.parentElement));
	expect([...places].map((place) => place?.children.length)).toEqual([25, 25, 10]);
});

it("renders nothing of a hidden constant, and sends it", async () => {
	const category = { type: "string", const: "noise", default: "noise" };
	const fields = { "/category": { widget: "hidden" as const } };
	const form = formWith({ category, said: { type: "string", title: "What happened" } }, { fields });
	const send = vi.fn((_body: Record<string, unknown>) => ({ code: 0, msg: "", data: {} }));
	await renderForm(form, { operations: { send: { messagesIndex: send } } });
	expect(questions()).toEqual(["What happened"]);
	expect(screen.queryByText(/category/i)).toBeNull();
	await press("Send");
	await waitFor(() => expect(send.mock.calls[0]?.[0]?.data).toEqual({ category: "noise" }));
});
