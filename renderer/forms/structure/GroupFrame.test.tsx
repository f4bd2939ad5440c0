import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const text = { title: "Part", type: "string" };

it.each([
	["a nested object", { type: "object", properties: { part: text } }],
	["a repeat group", { type: "array", items: { type: "object", properties: { part: text } } }],
	["a list of fixed places", { type: "array", prefixItems: [text], items: false }],
])("says of %s what it is, that it must be answered, and what the form's hint says of it", async (_, schema) => {
	const form = formWith(
		{ many: { title: "Are there any?", type: "boolean" }, group: { title: "The group", ...schema } },
		{ fields: { "/group": { hint: "All that belong to it.", required_when: { "/form/many": { const: true } } } } },
	);
	await renderForm(form);
	const group = screen.getByRole("group", { name: "The group" });
	const hint = document.getElementById(group.getAttribute("aria-describedby") ?? "");
	expect(hint?.textContent).toBe("All that belong to it.");
	fireEvent.click(screen.getByLabelText("Are there any?"));
	expect(screen.getByRole("group", { name: "The group (required)" })).toBe(group);
});
