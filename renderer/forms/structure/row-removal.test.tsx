import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const places = {
	type: "array",
	title: "Place",
	items: { type: "object", properties: { street: { type: "string", title: "Street" } } },
};

/** Removes a row by its number; what has the focus then, and the street that stands in it where it is a row. */
async function focusAfterRemoving(number: number) {
	await act(async () => void fireEvent.click(screen.getByRole("button", { name: `Remove: Place ${number}` })));
	const focused = document.activeElement;
	return focused?.querySelector("input")?.value ?? focused?.textContent;
}

it("goes to the row that takes a removed one's place, else to the one before, and to the button where none is left", async () => {
	const rows = ["First", "Second", "Third"].map((street) => ({ street }));
	await renderForm(formWith({ places }), { prefill: { places: rows } });
	expect(await focusAfterRemoving(2)).toBe("Third");
	expect(document.activeElement).toBe(screen.getByRole("group", { name: "Place 2" }));
	expect(await focusAfterRemoving(2)).toBe("First");
	expect(await focusAfterRemoving(1)).toBe("Add Place");
});
