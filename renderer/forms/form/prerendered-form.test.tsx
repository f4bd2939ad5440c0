import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("a form when it is opened", () => {
	it("has the schema's defaults as its initial values, also of values that may be left out", async () => {
		await renderForm(
			formWith({
				by: { type: "string", title: "By", enum: ["mail", "phone"], default: "phone" },
				count: { type: "integer", title: "How many", default: 3 },
				place: {
					type: "object",
					title: "Place",
					properties: { side: { type: "string", title: "Side", default: "left" } },
				},
			}),
		);
		expect(screen.getByLabelText("phone")).toHaveProperty("checked", true);
		expect(screen.getByLabelText("How many")).toHaveProperty("value", "3");
		expect(screen.getByLabelText("Side")).toHaveProperty("value", "left");
	});

	it("says what it is for, with its marks", async () => {
		await renderForm(
			formWith({ a: { type: "string", title: "A" } }, { description: "Read **this** first: [help](/help)" }),
		);
		expect(screen.getByText("this").tagName).toBe("STRONG");
		expect(screen.getByRole("link", { name: "help" }).getAttribute("href")).toBe("/help");
	});

	it("describes an input by its whole hint: paragraphs, lists and pictures", async () => {
		const hint = "You need:\n- a card\n- a *photo*\n![Where the number is](/card.png)";
		await renderForm(formWith({ a: { type: "string", title: "A" } }, { fields: { "/a": { hint } } }));
		const described = document.getElementById(screen.getByLabelText("A").getAttribute("aria-describedby") ?? "");
		expect(described?.querySelectorAll("li").length).toBe(2);
		expect(screen.getByRole("img", { name: "Where the number is" }).getAttribute("src")).toBe("/card.png");
	});

	it("names rows by the item's title", async () => {
		const items = { type: "object", title: "Place", properties: { at: { type: "string", title: "Where" } } };
		await renderForm(formWith({ places: { type: "array", title: "Places", items } }));
		fireEvent.click(screen.getByRole("button", { name: "Add Place" }));
		expect(screen.getByRole("group", { name: "Place 1" })).toBeDefined();
	});
});
