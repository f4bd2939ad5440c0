import { expect, it } from "vitest";
import type { Diagnostic } from "../../schemas/compiler/index.ts";
import { diagnosticLines } from "./print-diagnostics.ts";

const PLACE = { document: "site.json", line: 3, pointer: "/login" };
const untranslated = (line: number): Diagnostic => ({
	...PLACE,
	line,
	severity: "warning",
	code: "untranslated",
	message: "No translation.",
});
const onlyYes: Diagnostic = { ...PLACE, severity: "warning", code: "only-yes", message: "No way to say no." };
const nowhere: Diagnostic = { ...PLACE, severity: "error", code: "unknown-page", message: "No page.", fix: "/login" };

it("prints errors apart, below the warnings of each kind, and counts both at the end", () => {
	expect(diagnosticLines([untranslated(1), nowhere, onlyYes, untranslated(2)], "docs")).toEqual([
		"docs/site.json:1 /login warning untranslated No translation.",
		"docs/site.json:2 /login warning untranslated No translation.",
		"",
		"docs/site.json:3 /login warning only-yes No way to say no.",
		"",
		'docs/site.json:3 /login error unknown-page No page. Did you mean "/login"?',
		"",
		"1 error, 3 warnings (2 untranslated, 1 only-yes).",
	]);
});

it("sums up warnings of which there are many, unless all are asked for", () => {
	const many = Array.from({ length: 40 }, (_, index) => untranslated(index + 1));
	const summed = diagnosticLines(many, "docs");
	expect(summed.slice(5)).toEqual([
		"… and 35 more of untranslated (--all prints them).",
		"",
		"0 errors, 40 warnings (40 untranslated).",
	]);
	expect(diagnosticLines(many, "docs", true)).toHaveLength(42);
});

it("prints nothing where nothing is wrong", () => {
	expect(diagnosticLines([], "docs")).toEqual([]);
});
