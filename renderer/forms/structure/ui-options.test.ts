import { expect, it } from "vitest";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { fieldTypeNamed } from "./ui-options.ts";

it.each(FIELD_TYPE_NAMES)("%s is meant by its own name and by each that rjsf has for it", (type) => {
	const { same, nearest } = FIELD_AUTHORING[type].rjsf;
	expect([type, ...same, ...nearest].map(fieldTypeNamed)).toEqual([type, ...same, ...nearest].map(() => type));
});

it("no type is meant by a name that neither has", () => {
	expect(["shout", "constructor", 7, undefined].map(fieldTypeNamed)).toEqual(Array(4).fill(undefined));
});
