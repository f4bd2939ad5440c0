import { afterEach, describe, expect, it } from "vitest";
import { firstField, focusFirstField } from "./first-field-focus.ts";

const form = document.createElement("form");

afterEach(() => form.replaceChildren());

const add = (tag: string, attributes: Record<string, string> = {}) => {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	form.append(element);
	return element;
};

it("passes over what cannot be typed into", () => {
	add("input", { type: "hidden" });
	add("select", { disabled: "" });
	const textarea = add("textarea");
	expect(firstField(form)).toBe(textarea);
});

it("waits for a first field whose script is on its way, whatever has come after it", () => {
	const coming = add("span", { "data-coming": "true" });
	add("textarea");
	expect(firstField(form)).toBeNull();
	const star = document.createElement("input");
	coming.replaceWith(star);
	expect(firstField(form)).toBe(star);
});

describe("a form in a dialog", () => {
	const dialog = document.createElement("div");
	dialog.setAttribute("role", "dialog");
	dialog.tabIndex = -1;
	const observed = () => new Promise((resolve) => setTimeout(resolve));
	let stop = () => {};

	afterEach(() => {
		stop();
		dialog.remove();
	});

	/** Opens the dialog with a form whose first field has the focus. */
	async function open() {
		document.body.append(dialog);
		dialog.append(form);
		dialog.focus();
		stop = focusFirstField(form);
		const first = add("textarea");
		await observed();
		expect(document.activeElement).toBe(first);
		return first;
	}

	it("keeps the focus in its first field where a draft starts it anew", async () => {
		const first = await open();
		const restored = document.createElement("textarea");
		first.replaceWith(restored);
		await observed();
		expect(document.activeElement).toBe(restored);
	});

	it("leaves the focus where its reader has put it meanwhile", async () => {
		const first = await open();
		const close = add("button");
		close.focus();
		first.replaceWith(document.createElement("textarea"));
		await observed();
		expect(document.activeElement).toBe(close);
	});
});
