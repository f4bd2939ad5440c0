import { expect, it } from "vitest";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { fieldTypeNamed } from "./ui-options.ts";

/** What rjsf calls one type goes before what another is drawn for. */
const sameAsOne = new Set(FIELD_TYPE_NAMES.flatMap((type) => FIELD_AUTHORING[type].rjsf.same));

it.each(FIELD_TYPE_NAMES)("%s is meant by its own name and by each that rjsf has for it and for no other", (type) => {
	const { same, nearest } = FIELD_AUTHORING[type].rjsf;
	const names = [type, ...same, ...nearest.filter((name) => !sameAsOne.has(name))];
	expect(names.map(fieldTypeNamed)).toEqual(names.map(() => type));
});

it("no type is meant by a name that neither has", () => {
	expect(["shout", "constructor", 7, undefined].map(fieldTypeNamed)).toEqual(Array(4).fill(undefined));
});
