import { describe, expect, it } from "vitest";
import { isAnonymous } from "./anonymous.ts";

const form = { anonymous_when: { "/form/identity": { const: "anonymous" } } };

describe("filing without a name", () => {
	it("is what the values ask for, where the form offers it", () => {
		expect(isAnonymous(form, { identity: "anonymous" })).toBe(true);
		expect(isAnonymous(form, { identity: "named" })).toBe(false);
		expect(isAnonymous(form, {})).toBe(false);
	});

	it("is never so where the form does not offer it", () => {
		expect(isAnonymous({}, { identity: "anonymous" })).toBe(false);
	});
});
