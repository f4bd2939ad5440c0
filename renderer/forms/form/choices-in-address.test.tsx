import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type } from "../../../tests/fixtures/form-widget.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const choices = [
	{ value: "roads", label: "Roads" },
	{ value: "noise", label: "Noise" },
];
const form = formWith(
	{ category: { type: "string", title: "Category" }, number: { type: "string", title: "Number" } },
	{
		fields: {
			"/category": { widget: "select", choices, prefill: "/query/category" },
			"/number": { prefill: "/query/number" },
		},
	},
);
const choose = (label: string) =>
	act(async () => {
		const value = String(choices.findIndex((each) => each.label === label));
		fireEvent.change(screen.getByLabelText("Category"), { target: { value } });
	});

/** The form at an address; `navigate` is told where it goes from there. */
async function stepAt(query: Record<string, string>, place: "page" | "dialog" = "page") {
	const navigate = vi.fn();
	const { router } = fakePorts();
	await renderForm(form, {
		ports: { router: { ...router, location: { path: "/here", query }, navigate } },
		scope: { query },
		place,
	});
	return navigate;
}

it("puts another choice than the address has brought into the address, without a step back to the one before", async () => {
	const navigate = await stepAt({ form: "complaint", category: "roads" });
	expect(navigate).not.toHaveBeenCalled();
	await choose("Noise");
	expect(navigate).toHaveBeenLastCalledWith("/here?form=complaint&category=noise", { replace: true });
});

it("puts nothing into the address that it did not bring, and nothing that was typed", async () => {
	const navigate = await stepAt({ number: "12" });
	await choose("Noise");
	await type("Number", "13");
	expect(navigate).not.toHaveBeenCalled();
});

it("leaves the address of a page alone over which the form stands", async () => {
	const navigate = await stepAt({ category: "roads" }, "dialog");
	await choose("Noise");
	expect(navigate).not.toHaveBeenCalled();
});
