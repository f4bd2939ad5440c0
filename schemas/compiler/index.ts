import type { Release } from "../release.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { emitRelease } from "./emit/release.ts";
import { type CheckedPortal, checkedPortal } from "./incremental-compiler.ts";
import type { DocumentSource } from "./parse.ts";

export { CODES, type DiagnosticCode } from "./codes.ts";
export type { Diagnostic, Severity } from "./diagnostic.ts";
export type { DocumentSource } from "./parse.ts";

/** What came of compiling: what is wrong, and the release, which is null while there are errors. */
export type Compilation = { diagnostics: Diagnostic[]; release: Release | null };

/** What comes of a portal that was checked: with no errors, its release is built. */
export function compilationOf({ portal, report }: CheckedPortal): Compilation {
	const release = portal === null || report.failed ? null : emitRelease(portal, report);
	return { diagnostics: report.sorted(), release };
}

/**
 * Compiles a portal's documents: checks them against their meta-schemas, against each other and against the
 * endpoints' schemas, and builds the release. Pure; never throws, whatever it is given; bounded by LIMITS.
 * Making validators generates code, so in a browser it needs a worker whose own CSP allows 'unsafe-eval'.
 */
export const compile = (sources: readonly DocumentSource[]): Compilation => compilationOf(checkedPortal(sources));

/** What is wrong with a portal's documents, without building the release: needs no `eval`, so it runs under any CSP. */
export const check = (sources: readonly DocumentSource[]): Diagnostic[] => checkedPortal(sources).report.sorted();
