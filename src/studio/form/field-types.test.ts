import { expect, it } from "vitest";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { allChinese } from "../i18n/chinese.ts";
import { CHOICE_WAYS, canBeComputed, FIELD_TYPES, fieldTypeOf } from "./field-types.ts";

it("every type of field is offered once, by a name of its own", () => {
	const widgets = FIELD_TYPES.flatMap(({ options }) => options.widget ?? []);
	expect(widgets.toSorted()).toEqual(FIELD_TYPE_NAMES.toSorted());
	expect(new Set(FIELD_TYPES.map(({ id }) => id)).size).toBe(FIELD_TYPES.length);
});

it.each(FIELD_TYPES)("$id is named and explained in Chinese too", ({ label, help }) => {
	expect([label, help].filter((text) => !Object.hasOwn(allChinese, text))).toEqual([]);
});

it("offers the ways to ask for one of several choices in the palette's order", () => {
	expect(CHOICE_WAYS.map(({ value }) => value)).toEqual(["radio", "select", "combobox"]);
	expect(CHOICE_WAYS.filter(({ label }) => !Object.hasOwn(allChinese, label))).toEqual([]);
});

it("knows the kind of a question that names none by its schema alone", () => {
	const kindOf = (schema: object) => fieldTypeOf({ schema: { ...schema }, options: {}, holds: null })?.id;
	expect(kindOf({ type: "boolean" })).toBe("yes");
	expect(kindOf({ type: "integer" })).toBe("number");
	expect(kindOf({ type: "string", format: "date" })).toBe("date");
	expect(kindOf({ type: "string", maxLength: 2000 })).toBe("long_text");
});

it.each([
	["money", "number", true],
	["money", "text", false],
	["static", "text", true],
	["static", "number", true],
	["email", "text", false],
	["radio", "text", false],
] as const)("whether other answers make a %s that is a %s is said by the type", (widget, what, expected) => {
	expect(canBeComputed({ schema: { type: "string" }, options: { widget } }, what)).toBe(expected);
});
