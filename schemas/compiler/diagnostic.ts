import { CODES, type DiagnosticCode } from "./codes.ts";
import { LIMITS } from "./limits.ts";

/** error: not publishable · warning: publishable, though someone will meet it. */
export type Severity = "error" | "warning";

/** One thing that is wrong with one document. */
export type Diagnostic = {
	/** The source's path, as it was given. */
	document: string;
	/** JSON Pointer into the document. */
	pointer: string;
	/** From 1. */
	line: number;
	severity: Severity;
	code: DiagnosticCode;
	/** What is wrong and what was expected, in English. */
	message: string;
	/** What to write instead, where that is known. */
	fix?: string;
};

/** A source that a diagnostic can point into. */
export type Place = { path: string; lineOf(pointer: string): number };

/** Collects diagnostics, at most LIMITS.diagnostics of them. */
export class Report {
	readonly #found: Diagnostic[] = [];
	readonly #seen = new Set<string>();

	/** Adds a diagnostic with the severity of its code; the same one twice counts once. */
	add(place: Place, pointer: string, code: DiagnosticCode, message: string, fix?: string): void {
		const key = `${place.path}\n${pointer}\n${code}\n${message}`;
		if (this.#seen.has(key) || this.#found.length >= LIMITS.diagnostics) return;
		this.#seen.add(key);
		const { severity } = CODES[code];
		const found = { document: place.path, pointer, line: place.lineOf(pointer), severity, code, message };
		this.#found.push(fix === undefined ? found : { ...found, fix });
	}

	/** Whether anything forbids a release. */
	get failed(): boolean {
		return this.#found.some((diagnostic) => diagnostic.severity === "error");
	}

	/** All diagnostics, by document and line. */
	sorted(): Diagnostic[] {
		const order = (a: Diagnostic, b: Diagnostic) =>
			a.document < b.document ? -1 : a.document > b.document ? 1 : a.line - b.line || (a.pointer < b.pointer ? -1 : 1);
		return [...this.#found].sort(order);
	}
}
