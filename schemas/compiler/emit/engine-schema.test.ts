import { expect, it } from "vitest";
import { engineSchema } from "./engine-schema.ts";

const a = { properties: { a: { type: "string", title: "A" } } };

it("leaves what patterns allow beside forbidden further properties to the validator, so that another part may ask it", () => {
	const closed = { additionalProperties: false, patternProperties: { "^[a-c]": { maxLength: 3 } } };
	expect(engineSchema({ allOf: [a, closed] })).toEqual({ allOf: [a, {}] });
});

it("keeps forbidding further properties where no pattern allows some", () => {
	const closed = { ...a, additionalProperties: false };
	expect(engineSchema(closed)).toEqual(closed);
});
