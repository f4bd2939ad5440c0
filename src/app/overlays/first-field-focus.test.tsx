import { afterEach, expect, it } from "vitest";
import { firstField } from "./first-field-focus.ts";

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
