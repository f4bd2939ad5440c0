import { describe, expect, it } from "vitest";
import { leafSchema } from "../../json/leaf-schema.ts";
import { widgetOf } from "./single-widget.ts";

describe("a field that is readOnly", () => {
	it("is shown and not visible, whatever its widget", () => {
		const fee = leafSchema({ type: "integer", readOnly: true });
		expect(widgetOf(fee, {})).toBe("static");
		expect(widgetOf(fee, { widget: "money" })).toBe("static");
		expect(widgetOf(leafSchema({ enum: ["a", "b"], readOnly: true }), {})).toBe("static");
		expect(widgetOf(fee, { widget: "hidden" })).toBe("hidden");
	});
});

describe("a widget to choose with", () => {
	it("asks where the schema, the document or an operation offers something", () => {
		const options = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
		expect(widgetOf(leafSchema({ enum: ["a", "b"] }), { widget: "select" })).toBe("select");
		expect(widgetOf(leafSchema({ oneOf: [{ const: "a" }] }), { widget: "radio" })).toBe("radio");
		expect(widgetOf(leafSchema({ type: "array", items: { enum: ["a"] } }), { widget: "checkboxes" })).toBe(
			"checkboxes",
		);
		expect(widgetOf(leafSchema({ type: "string" }), { widget: "combobox", options })).toBe("combobox");
		const choices = [{ value: "a", label: "A" }];
		expect(widgetOf(leafSchema({ type: "string" }), { widget: "radio", choices })).toBe("radio");
	});

	it("leaves the field to its schema where nothing is offered, as in one part of a form only", () => {
		expect(widgetOf(leafSchema({ type: "string" }), { widget: "radio" })).toBe("text");
		expect(widgetOf(leafSchema({ oneOf: [{ enum: ["a"] }] }), { widget: "radio" })).toBeUndefined();
	});
});
