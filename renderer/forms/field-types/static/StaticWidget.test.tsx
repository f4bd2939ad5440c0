import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Field, renderField } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const YEN: Field = {
	schema: { type: "integer", title: "Fee", default: 1500, readOnly: true },
	options: { widget: "money", currency: "JPY" },
};

it("says a given amount in its currency, asks nothing, and sends it", async () => {
	const { sent } = await renderField(YEN, { required: true });
	expect((await screen.findByText("¥1,500")).tagName).toBe("OUTPUT");
	expect(screen.queryByText("(required)")).toBeNull();
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(await sent()).toEqual({ answer: 1500 });
});

it("says an amount so where it is shown alone, too", async () => {
	const schema = { type: "integer", title: "Fee", default: 1500 };
	await renderField({ schema, options: { widget: "static", currency: "JPY" } });
	await screen.findByText("¥1,500");
});

it("says a given choice by its label, and a day as days are written", async () => {
	const choices = [{ value: "a", label: "Zone A" }];
	await renderField({
		schema: { type: "string", title: "Zone", default: "a" },
		options: { widget: "static", choices },
	});
	await screen.findByText("Zone A");
	cleanup();
	await renderField({
		schema: { type: "string", format: "date", default: "2026-01-31", readOnly: true, title: "Day" },
	});
	await screen.findByText("Jan 31, 2026");
});

it("says nothing where nothing is given", async () => {
	await renderField({ schema: { type: "string", title: "Goes to" }, options: { widget: "static" } });
	expect((await screen.findByRole("status")).textContent).toBe("");
});
