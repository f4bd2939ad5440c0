import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { description, renderField, type } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const SUM = {
	schema: { type: "number", title: "Amount", minimum: 0, multipleOf: 0.01 },
	options: { widget: "money", currency: "EUR", hint: "As on the bill." },
} as const;

it.each([
	["0", 0],
	["1,250.50", 1250.5],
	["１２", 12],
	[" -0 ", 0],
	[".5", 0.5],
	["1,234,567.", 1234567],
])("reads %s as an amount; zero is one", async (typed, amount) => {
	const { sent } = await renderField(SUM, { required: true });
	await type(/^Amount/, typed);
	expect(await sent()).toEqual({ answer: amount });
});

it("sends nothing where nothing was typed, or all was deleted again", async () => {
	const { sent } = await renderField(SUM, { value: 12 });
	expect(screen.getByLabelText("Amount")).toHaveProperty("value", "12");
	await type("Amount", "");
	expect(await sent()).toEqual({});
});

it("says its currency with the input, and what is wrong", async () => {
	const { refused } = await renderField(SUM, { required: true });
	const input = screen.getByLabelText(/^Amount/);
	expect(description(input)).toBe("EUR As on the bill.");
	expect(input.getAttribute("inputmode")).toBe("decimal");
	await type(/^Amount/, "-1");
	expect(await refused()).toEqual(["“Amount” must be at least 0"]);
	expect(input.getAttribute("aria-invalid")).toBe("true");
	expect(description(input)).toContain("“Amount” must be at least 0");
});

it.each([
	["a word", "much"],
	["a comma that may be a decimal point", "1,5"],
	["a decimal point before a comma", "1.234,56"],
	["a comma alone", "，"],
	["a power of ten", "1e5"],
	["more digits than can be kept", "12345678901234567890"],
])("says that %s is no amount, and keeps it as it was typed", async (_what, typed) => {
	const { refused } = await renderField(SUM);
	await type("Amount", typed);
	expect(await refused()).toEqual(["“Amount” must be a number"]);
	expect(screen.getByLabelText("Amount")).toHaveProperty("value", typed);
});
