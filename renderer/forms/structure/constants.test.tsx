import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

it("shows a constant that is an object where a place of a list refers to it", async () => {
	const list = { title: "List", type: "array", prefixItems: [{ title: "Terms", $ref: "#/$defs/terms" }], items: false };
	await renderForm(formWith({ list }, { schema: { $defs: { terms: { const: { a: 1 } } } } }));
	expect(screen.getByText("Terms")).toBeDefined();
});
