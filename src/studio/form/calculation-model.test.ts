import { expect, it } from "vitest";
import {
	canBeCalculated,
	countSources,
	firstTerms,
	numberSources,
	type PlainCalculation,
	readCalculation,
	readTiers,
	writeCalculation,
	writeTiers,
} from "./calculation-model.ts";
import type { FormQuestion } from "./form-model.ts";
import { fieldsOf } from "./form-model.ts";

const number = (title: string) => ({ type: "number", title });
const FORM = {
	schema: {
		properties: {
			name: { type: "string", title: "Name" },
			vendors: {
				type: "array",
				title: "Vendors",
				items: { type: "object", properties: { metres: number("Metres"), rate: number("Rate"), fee: number("Fee") } },
			},
			total: number("Total"),
		},
	},
	fields: { "/total": { widget: "money" }, "/vendors/*/fee": { widget: "money" } },
};
const fields = fieldsOf(FORM);
const named = (pointer: string): FormQuestion => {
	const found = fields.find((field) => field.pointer === pointer);
	if (!found) throw new Error(`expected a question ${pointer}`);
	return found;
};

it("offers the numbers of the same row within it, and those of every row outside", () => {
	expect(numberSources(fields, named("/vendors/*/fee")).map(({ pointer }) => pointer)).toEqual([
		"/item/metres",
		"/item/rate",
	]);
	expect(numberSources(fields, named("/total"))).toContainEqual({
		pointer: "/form/vendors/*/fee",
		label: "Fee",
		rows: "Vendors",
		widget: "money",
	});
	expect(firstTerms("sum", named("/total"), numberSources(fields, named("/total")))).toEqual(["/form/vendors/*/fee"]);
	expect(firstTerms("product", named("/vendors/*/fee"), numberSources(fields, named("/vendors/*/fee")))).toEqual([
		"/item/metres",
	]);
	expect([canBeCalculated(named("/total")), canBeCalculated(named("/name"))]).toEqual([true, false]);
});

it("reads what it writes, and leaves what it cannot say to the source", () => {
	const fee: PlainCalculation = { name: "product", terms: ["/item/metres", 15] };
	expect(readCalculation(writeCalculation(fee))).toEqual(fee);
	expect(readCalculation({ sum: ["/form/a", { product: ["/form/b", 2] }] })).toBeNull();
	expect(readCalculation({ count: "/form/vendors" })).toBeNull();
});

it("reads and writes a table of fees, the narrowest limit first, and counts entries of lists alone", () => {
	const table = {
		of: "/form/visitors",
		rows: [
			{ upTo: null, value: 300 },
			{ upTo: 500, value: 100 },
		],
	};
	const written = writeTiers(table);
	expect(written).toEqual({ tier_of: "/form/visitors", tiers: [{ up_to: 500, value: 100 }, { value: 300 }] });
	expect(readTiers(written)).toEqual({ of: "/form/visitors", rows: table.rows.toReversed() });
	expect(readTiers({ tier_of: "/form/a", tiers: [{ value: { sum: ["/form/b"] } }] })).toBeNull();
	expect(countSources(fields, named("/total")).map(({ pointer }) => pointer)).toEqual(["/form/vendors"]);
	expect(countSources(fields, named("/vendors/*/fee"))).toEqual([
		{ pointer: "/form/vendors", label: "Vendors", rows: null, widget: undefined },
	]);
});
