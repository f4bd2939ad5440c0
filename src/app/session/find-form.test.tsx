import { expect, it } from "vitest";
import { findForm } from "./find-form.ts";

it("finds the login form, however deep it stands in the page", () => {
	expect(
		findForm([
			{ type: "text", text: "Welcome" },
			{ type: "section", blocks: [{ type: "form", form: "login" }] },
		]),
	).toBe("login");
});

it("finds none on a page without a form", () => {
	expect(findForm([{ type: "text", text: "Welcome" }])).toBeUndefined();
});
