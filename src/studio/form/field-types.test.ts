import { expect, it } from "vitest";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { chinese } from "../i18n/chinese.ts";
import { FIELD_TYPES } from "./field-types.ts";

it("every type of field is offered once, by a name of its own", () => {
	const widgets = FIELD_TYPES.flatMap(({ options }) => options.widget ?? []);
	expect(widgets.toSorted()).toEqual(FIELD_TYPE_NAMES.toSorted());
	expect(new Set(FIELD_TYPES.map(({ id }) => id)).size).toBe(FIELD_TYPES.length);
});

it.each(FIELD_TYPES)("$id is named and explained in Chinese too", ({ label, help }) => {
	expect([label, help].filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
});
