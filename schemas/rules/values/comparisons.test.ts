import { describe, expect, test } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import { type ComparedRule, comparedRules, comparisonErrors } from "./comparisons.ts";

/** Which values to a field break a rule, the other field's value being given. */
const broken = (is: string, other: unknown, values: readonly unknown[]) =>
	values.filter((own) => comparisonErrors({ pointer: "/own", is, to: "/form/other" }, { own, other }).length > 0);

describe("comparisonErrors", () => {
	test.each([
		["at_least", [1]],
		["at_most", [3]],
		["more_than", [1, 2]],
		["less_than", [2, 3]],
		["same_as", [1, 3]],
		["differs_from", [2]],
	])("%s holds numbers to a number", (is, wrong) => {
		expect(broken(is, 2, [1, 2, 3])).toEqual(wrong);
	});

	test("takes lists for the same that say the same, wherever they were read", () => {
		expect(broken("same_as", ["a"], [["a"], ["b"]])).toEqual([["b"]]);
		expect(broken("differs_from", ["a"], [["a"], ["b"]])).toEqual([["a"]]);
	});

	test("orders numbers by their amount, not as they are written", () => {
		expect(broken("at_least", 9, [10, 9.5, 8.99])).toEqual([8.99]);
	});

	test("orders days, times of day, and moments whatever zone they are written in", () => {
		expect(broken("at_least", "2026-11-21", ["2026-11-20", "2026-11-21", "2027-01-01"])).toEqual(["2026-11-20"]);
		expect(broken("more_than", "08:30:00Z", ["08:30:00Z", "08:31:00Z", "07:00:00Z"])).toEqual([
			"08:30:00Z",
			"07:00:00Z",
		]);
		expect(broken("more_than", "08:30", ["08:29", "10:00"])).toEqual(["08:29"]);
		const noon = "2026-11-21T12:00:00Z";
		expect(broken("more_than", noon, ["2026-11-21T19:00:00+08:00", "2026-11-21T21:00:00+08:00"])).toEqual([
			"2026-11-21T19:00:00+08:00",
		]);
	});

	test("compares nothing with a value that is not given, nor to one that is no number and no time", () => {
		expect(broken("at_least", undefined, [1])).toEqual([]);
		expect(broken("same_as", "a", [undefined])).toEqual([]);
		expect(broken("at_least", "soon", ["2026-11-21", 5, ["x"]])).toEqual([]);
	});

	test("compares each row with its own values, or with the form's", () => {
		const rows = [{ from: 1, to: 2 }, { from: 3, to: 2 }, { to: 0 }];
		const places = (rule: ComparedRule) =>
			comparisonErrors(rule, { rows, least: 1 }).map((error) => error.instancePath);
		expect(places({ pointer: "/rows/*/to", is: "at_least", to: "/item/from" })).toEqual(["/rows/1/to"]);
		expect(places({ pointer: "/rows/*/to", is: "at_least", to: "/form/least" })).toEqual(["/rows/2/to"]);
	});

	test("names the value that it was compared with", () => {
		const [error] = comparisonErrors(
			{ pointer: "/rows/*/to", is: "at_least", to: "/item/from" },
			{ rows: [{ from: 3, to: 2 }] },
		);
		expect(error).toMatchObject({ keyword: "at_least", params: { other: "/rows/0/from", isNumber: true } });
	});
});

test("every comparison that a form declares becomes a rule, in its order", () => {
	const compared = { at_least: "/form/a", differs_from: "/item/b" };
	const fields = { "/x": { compared }, "/y": {} };
	expect(comparedRules(formOf({}, { fields }))).toEqual([
		{ pointer: "/x", is: "at_least", to: "/form/a" },
		{ pointer: "/x", is: "differs_from", to: "/item/b" },
	]);
	expect(comparedRules(formOf({}))).toEqual([]);
});

test("a comparison that is not known, of a newer release, refuses nothing", () => {
	expect(broken("resembles", 1, [2])).toEqual([]);
});
