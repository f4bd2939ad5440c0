import { join } from "node:path";
import type { Diagnostic } from "../../schemas/compiler/index.ts";

/** One line for a diagnostic: `file:line pointer code message`, and the fix where one is known; `(--fix)` where a patch mends it. */
export function diagnosticLine(diagnostic: Diagnostic, folder: string): string {
	const { document, line, pointer, severity, code, message, fix, patch } = diagnostic;
	const file = document === "" ? folder : join(folder, document);
	const meant = fix === undefined ? "" : ` Did you mean ${JSON.stringify(fix)}?`;
	const mends = patch === undefined || severity !== "error" ? "" : " (--fix)";
	return `${file}:${line} ${pointer === "" ? "/" : pointer} ${severity} ${code} ${message}${meant}${mends}`;
}

/** How many warnings of one code are printed, unless all are asked for: they often have one reason. */
const MAX_OF_A_CODE = 5;

/**
 * What is printed of diagnostics: the warnings by their code, the errors apart and below them, where a terminal ends, and
 * how many there are of each. Nothing where nothing is wrong.
 */
export function diagnosticLines(diagnostics: readonly Diagnostic[], folder: string, all = false): string[] {
	if (diagnostics.length === 0) return [];
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	const byCode = Map.groupBy(
		diagnostics.filter(({ severity }) => severity === "warning"),
		({ code }) => code,
	);
	const most = all ? diagnostics.length : MAX_OF_A_CODE;
	const warnings = [...byCode].flatMap(([code, group]) => [
		...group.slice(0, most).map((warning) => diagnosticLine(warning, folder)),
		...(group.length > most ? [`… and ${group.length - most} more of ${code} (--all prints them).`] : []),
		"",
	]);
	const apart = errors.length > 0 ? [""] : [];
	return [...warnings, ...errors.map((error) => diagnosticLine(error, folder)), ...apart, count(errors.length, byCode)];
}

/** Prints diagnostics, and below them how many there are. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], folder: string, all = false): void {
	for (const line of diagnosticLines(diagnostics, folder, all)) console.log(line);
}

function count(errors: number, warnings: ReadonlyMap<string, readonly Diagnostic[]>): string {
	const codes = [...warnings].map(([code, group]) => `${group.length} ${code}`);
	const total = [...warnings.values()].flat().length;
	const which = total > 0 ? ` (${codes.join(", ")})` : "";
	return `${counted(errors, "error")}, ${counted(total, "warning")}${which}.`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
