import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const PARTS = {
	type: "array",
	title: "Parts",
	items: {
		type: "object",
		title: "Part",
		properties: { what: { type: "string", title: "What for?" }, pieces: { type: "integer", title: "How many?" } },
	},
};

const form = formWith(
	{ parts: PARTS },
	{
		fields: {
			"/parts": {
				summary: {
					text: "{what}, {pieces} pieces",
					values: { what: { bind: "/item/what" }, pieces: { bind: "/item/pieces" } },
				},
			},
		},
	},
);

const names = () => screen.getAllByRole("group").map((row) => row.querySelector("legend")?.textContent);

it("says the row's name alone while the row is empty, and its summary from the initial value on", async () => {
	await renderForm(form, { prefill: { parts: [{}, { pieces: 2 }] } });
	expect(names()).toEqual(expect.arrayContaining(["Part 1", "Part 2: , 2 pieces"]));
	const [first] = screen.getAllByLabelText("What for?");
	if (first) fireEvent.change(first, { target: { value: "Benches" } });
	expect(await screen.findByText("Part 1: Benches, pieces")).toBeDefined();
});
