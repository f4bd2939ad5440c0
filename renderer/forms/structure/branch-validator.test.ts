import type { RJSFSchema } from "@rjsf/utils";
import { expect, it } from "vitest";
import { branchValidator } from "./branch-validator.ts";

it("validates by definitions that stay as they are, whatever $id a schema has that was validated before", () => {
	const root: RJSFSchema = {
		$defs: { node: { type: "object", properties: { next: { allOf: [{ $ref: "#/$defs/node" }] } } } },
	};
	const nothingFits: RJSFSchema = { $id: "_nothing_fits_", type: "object", properties: { a: { type: "number" } } };
	expect(branchValidator.isValid(nothingFits, {}, root)).toBe(true);
	const node: RJSFSchema = { $ref: "#/$defs/node" };
	expect(branchValidator.isValid(node, { next: { next: {} } }, root)).toBe(true);
	expect(branchValidator.isValid(node, { next: { next: "a" } }, root)).toBe(false);
});

it("finds the same formats as the compiled rules do, on which an if and a branch depend", () => {
	const fits = (format: string, value: string) => branchValidator.isValid({ type: "string", format }, value, {});
	expect(["13812345678", "12345"].map((value) => fits("mobile", value))).toEqual([true, false]);
	expect(["lin@example.org", "lin@example"].map((value) => fits("email", value))).toEqual([true, false]);
});
