import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderField, type } from "../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("a text", () => {
	const TEXT = { schema: { type: "string", title: "Title", minLength: 3 } };

	it("is sent without the space around it, and shows so once it is left", async () => {
		const { sent } = await renderField(TEXT);
		await type("Title", "\u3000 שלום 👨‍👩‍👧 \n");
		expect(screen.getByLabelText("Title")).toHaveProperty("value", "שלום 👨‍👩‍👧");
		expect(await sent()).toEqual({ answer: "שלום 👨‍👩‍👧" });
	});

	it("of nothing but space is no value", async () => {
		const { refused } = await renderField(TEXT, { required: true });
		await type(/^Title/, "    ");
		expect(await refused()).toEqual(["“Title” is required"]);
	});
});

describe("a mobile number", () => {
	const MOBILE = { schema: { type: "string", title: "Mobile", format: "mobile" } };

	it.each([
		["by a Chinese input method", "１３８００００００００"],
		["with the marks of an address book", "\u202a138 0000 0000\u202c"],
		["with dashes of whatever kind, and the country's code", "+86 138–0000－0000"],
		["with the country's code as it is dialled", "0086-13800000000"],
	])("is known as it is written %s; the format alone asks for it so", async (_how, typed) => {
		const { sent } = await renderField(MOBILE);
		await type("Mobile", typed);
		expect(screen.getByLabelText("Mobile")).toMatchObject({ type: "tel", value: "13800000000" });
		expect(await sent()).toEqual({ answer: "13800000000" });
	});
});

describe("an identity card number", () => {
	it("is known in full-width characters and with its last letter small; the format alone asks for it so", async () => {
		const { sent } = await renderField({ schema: { type: "string", title: "Card", format: "id-card" } });
		await type("Card", "１１０１０５１９４９１２３１００２ｘ");
		expect(await sent()).toEqual({ answer: "11010519491231002X" });
	});
});

describe("a combobox", () => {
	const COLOUR = {
		schema: { type: "string", title: "Colour", enum: ["Red", "Blue"] },
		options: { widget: "combobox" },
	} as const;

	it.each([
		["as browsers tell it", { isComposing: true }],
		["as Safari tells it", { keyCode: 229 }],
	])("leaves the keys to an input method that composes, %s", async (_how, composing) => {
		const { sent } = await renderField(COLOUR);
		const input = screen.getByRole("combobox");
		fireEvent.click(input);
		const meant = () => input.getAttribute("aria-activedescendant");
		const first = meant();
		expect(fireEvent.keyDown(input, { key: "ArrowDown", ...composing })).toBe(true);
		expect(fireEvent.keyDown(input, { key: "Enter", ...composing })).toBe(true);
		expect(meant()).toBe(first);
		fireEvent.keyDown(input, { key: "ArrowDown" });
		fireEvent.keyDown(input, { key: "Enter" });
		expect(await sent()).toEqual({ answer: "Blue" });
	});
});
