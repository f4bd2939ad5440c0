import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const text = (title: string, more = {}) => ({ type: "string", title, ...more });

it("asks once what a group asks itself and an alternative says more of, and holds it to what that says", async () => {
	const home = {
		type: "object",
		title: "Home",
		properties: { street: text("Street") },
		anyOf: [
			{ title: "House", properties: { street: text("Street", { minLength: 5 }) }, required: ["street"] },
			{ title: "Boat", properties: { berth: text("Berth") }, required: ["berth"] },
		],
	};
	await renderForm(formWith({ home }, {}));
	await screen.findByLabelText(/^Street/);
	expect(document.querySelectorAll("input[type=text]")).toHaveLength(1);
	fireEvent.change(screen.getByLabelText(/^Street/), { target: { value: "Elm" } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
	await waitFor(() => expect(document.body.textContent).toContain("must have at least 5 characters"));
	fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
	await screen.findByLabelText(/^Berth/);
	expect(document.querySelectorAll("input[type=text]")).toHaveLength(2);
});
