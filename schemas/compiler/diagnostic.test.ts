import { describe, expect, test } from "vitest";
import { CODES, type DiagnosticCode } from "./codes.ts";
import { CollectedReport, type Report } from "./diagnostic.ts";
import { COMPILER_LIMITS } from "./limits.ts";
import { worded } from "./worded.ts";

const PLACE = { path: "site.json", lineOf: () => 1 };
const MANY = 5_000;

const named = (wanted: "error" | "warning"): DiagnosticCode[] =>
	Object.entries(CODES).flatMap(([code, { severity }]) => (severity === wanted && isCode(code) ? [code] : []));
const isCode = (code: string): code is DiagnosticCode => code in CODES;

const flood = (report: Report, code: DiagnosticCode) => {
	for (let index = 0; index < MANY; index++)
		report.add(PLACE, `/${index}`, code, worded`Flood ${index}. Expected none.`);
};

describe.each([...named("warning"), ...named("error")])("a flood of %s", (code) => {
	const others = named("error").filter((other) => other !== code);
	const report = new CollectedReport();
	flood(report, code);
	for (const other of others) report.add(PLACE, "", other, worded`An error. Expected none.`);
	const found = report.sorted();

	test("hides no error of another kind", () => {
		expect(report.failed).toBe(true);
		expect(new Set(found.flatMap((one) => (one.code === code ? [] : [one.code])))).toEqual(new Set(others));
	});

	test("is summed up in its last one, which says how many are left out", () => {
		const own = found.filter((one) => one.code === code);
		expect(own).toHaveLength(COMPILER_LIMITS.diagnosticsOfACode);
		const schemas = own.flatMap(
			({ message }) => /Up to (\d+) more of the kind "([a-z-]+)"/.exec(message)?.slice(1) ?? [],
		);
		expect(schemas).toEqual([String(MANY - COMPILER_LIMITS.diagnosticsOfACode), code]);
	});

	test("is of its severity alone", () => {
		const alone = new CollectedReport();
		flood(alone, code);
		expect(alone.failed).toBe(CODES[code].severity === "error");
	});
});
