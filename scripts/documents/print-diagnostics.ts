import { join } from "node:path";
import type { Diagnostic } from "../../schemas/compiler/index.ts";

/** One line for a diagnostic: `file:line pointer code message`, and the fix where one is known. */
export function diagnosticLine(diagnostic: Diagnostic, folder: string): string {
	const { document, line, pointer, severity, code, message, fix } = diagnostic;
	const file = document === "" ? folder : join(folder, document);
	const meant = fix === undefined ? "" : ` Did you mean ${JSON.stringify(fix)}?`;
	return `${file}:${line} ${pointer === "" ? "/" : pointer} ${severity} ${code} ${message}${meant}`;
}

/** Prints diagnostics, and below them how many there are. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], folder: string): void {
	for (const diagnostic of diagnostics) console.log(diagnosticLine(diagnostic, folder));
	const errors = diagnostics.filter(({ severity }) => severity === "error").length;
	if (diagnostics.length > 0)
		console.log(`${counted(errors, "error")}, ${counted(diagnostics.length - errors, "warning")}.`);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
