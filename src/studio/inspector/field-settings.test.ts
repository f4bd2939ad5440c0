import { expect, it } from "vitest";
import { fieldsOf } from "../form/form-model.ts";
import { hasSetting } from "./field-settings.ts";

const FORM = {
	schema: {
		type: "object",
		properties: {
			cost: { type: "number" },
			note: { type: "string" },
			people: { type: "array", items: { type: "object", properties: { name: { type: "string" } } } },
		},
	},
	fields: { "/cost": { widget: "money" }, "/note": { widget: "textarea" } },
};

const shown = (name: string, key: string) =>
	fieldsOf(FORM)
		.filter((field) => field.name === name)
		.map((field) => hasSetting(field, key))[0];

it("a setting that belongs to some types is shown at those, and one that belongs to none at all", () => {
	expect([shown("cost", "currency"), shown("note", "currency")]).toEqual([true, false]);
	expect([shown("cost", "rows"), shown("note", "rows")]).toEqual([false, true]);
	expect([shown("cost", "errors"), shown("note", "errors")]).toEqual([true, true]);
});

it("what a repeat group alone has is shown at one, and what is set is never hidden", () => {
	expect([shown("people", "add_label"), shown("note", "add_label")]).toEqual([true, false]);
	const [note] = fieldsOf(FORM).filter(({ name }) => name === "note");
	expect(note && hasSetting({ ...note, options: { currency: "EUR" } }, "currency")).toBe(true);
});
