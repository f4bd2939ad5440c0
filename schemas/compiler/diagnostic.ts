import type { JsonPatch } from "../json/json-patch.ts";
import { CODES, type DiagnosticCode } from "./codes.ts";
import { compareText } from "./compare-text.ts";
import { patchFor } from "./fixes/patch-for.ts";
import { COMPILER_LIMITS } from "./limits.ts";
import { type DiagnosticText, DiagnosticWords, formatDiagnostic, worded } from "./worded.ts";

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
	/** The same apart from its values, for other languages than English; what was kept by an earlier version has none. */
	wording?: DiagnosticText;
	/** What to write instead, where that is known. */
	fix?: string;
	/** What mends it, as a JSON Patch (RFC 6902) on the document, where what was meant is plain. */
	patch?: JsonPatch;
};

/** A source that a diagnostic can point into; `value` is its document, where it is JSON. */
export type Place = { path: string; lineOf(pointer: string): number; value?: unknown };

/** A diagnostic of a check that was made here. */
export type FoundDiagnostic = Diagnostic & { wording: DiagnosticText };

/** What was found of one code: what is listed, and how many more there were. */
type Found = { listed: FoundDiagnostic[]; more: number };

/** Where checks put what they find. */
export type Report = {
	/** Adds a diagnostic with the severity of its code; the same one twice counts once. */
	add(place: Place, pointer: string, code: DiagnosticCode, wording: DiagnosticText, fix?: string): void;
};

/**
 * Collects diagnostics, at most LIMITS.diagnosticsOfACode of each code: so nothing that is many hides anything else, and a
 * warning never takes an error's place. The last of those listed says how many more there were.
 */
export class CollectedReport implements Report {
	readonly #found = new Map<DiagnosticCode, Found>();
	readonly #seen = new Set<string>();
	#failed = false;

	add(place: Place, pointer: string, code: DiagnosticCode, wording: DiagnosticText, fix?: string): void {
		const { severity } = CODES[code];
		this.#failed ||= severity === "error";
		const known = this.#found.get(code) ?? { listed: [], more: 0 };
		this.#found.set(code, known);
		const message = formatDiagnostic(wording);
		const key = `${place.path}\n${pointer}\n${code}\n${message}`;
		if (this.#seen.has(key)) return;
		if (known.listed.length >= COMPILER_LIMITS.diagnosticsOfACode) {
			known.more += 1;
			return;
		}
		this.#seen.add(key);
		const found = { document: place.path, pointer, line: place.lineOf(pointer), severity, code, message, wording };
		const patch = place.value === undefined ? undefined : patchFor(code, { document: place.value, pointer }, fix);
		known.listed.push({ ...found, ...(fix !== undefined && { fix }), ...(patch && { patch }) });
	}

	/** Whether anything forbids a release. */
	get failed(): boolean {
		return this.#failed;
	}

	/** All diagnostics, by document and line. */
	sorted(): FoundDiagnostic[] {
		const order = (a: Diagnostic, b: Diagnostic) =>
			compareText(a.document, b.document) || a.line - b.line || (a.pointer < b.pointer ? -1 : 1);
		return [...this.#found.values()].flatMap(summedUp).sort(order);
	}
}

/** Those that are not listed are not told apart either: the same one may have been found twice. */
function summedUp({ listed, more }: Found): FoundDiagnostic[] {
	const last = listed.at(-1);
	if (more === 0 || last === undefined) return listed;
	const rest = worded`Up to ${more} more of the kind "${last.code}" are listed once these are mended.`;
	const summed = worded`${new DiagnosticWords(last.wording.text, last.wording.values)} ${rest}`;
	return [...listed.slice(0, -1), { ...last, message: formatDiagnostic(summed), wording: summed }];
}
