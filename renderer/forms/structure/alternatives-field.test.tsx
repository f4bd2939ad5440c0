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

it("asks once for a group that a group asks itself and an alternative says more of", async () => {
	const seat = (more = {}) => ({
		type: "object",
		title: "Seat",
		properties: { street: text("Street", more), town: text("Town") },
	});
	const firm = {
		type: "object",
		title: "Firm",
		properties: { seat: seat() },
		oneOf: [{ title: "Here", type: "object", properties: { seat: seat({ minLength: 5 }) }, required: ["seat"] }],
	};
	await renderForm(formWith({ firm }, {}));
	await screen.findByLabelText(/^Street/);
	expect(document.querySelectorAll("input[type=text]")).toHaveLength(2);
	fireEvent.change(screen.getByLabelText(/^Street/), { target: { value: "Elm" } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
	await waitFor(() => expect(document.body.textContent).toContain("must have at least 5 characters"));
});

it("tells choices apart that are made for one place, and forgets an inner one with the outer", async () => {
	const way = (title: string, name: string) => ({
		title,
		type: "object",
		properties: { [name]: text(name) },
		required: [name],
	});
	const contact = {
		type: "object",
		title: "Contact",
		anyOf: [
			{ title: "In writing", anyOf: [way("By mail", "street"), way("By fax", "fax")] },
			{ title: "By voice", anyOf: [way("By phone", "phone")] },
		],
	};
	await renderForm(formWith({ contact }, {}));
	await screen.findByLabelText(/^street/);
	fireEvent.change(screen.getByLabelText("In writing"), { target: { value: "1" } });
	await screen.findByLabelText(/^fax/);
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	expect(ids).toEqual([...new Set(ids)]);
	expect(new Set(screen.getAllByRole<HTMLSelectElement>("combobox").map(({ name }) => name)).size).toBe(2);
	fireEvent.change(screen.getByLabelText("Contact"), { target: { value: "1" } });
	await screen.findByLabelText(/^phone/);
	expect(screen.getByLabelText<HTMLSelectElement>("By voice").value).toBe("0");
});
