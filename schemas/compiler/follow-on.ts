import type { DiagnosticCode } from "./codes.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What is found wrong because something is not there: of a document with a part taken out, that part may be it. */
const OF_ABSENCE: ReadonlySet<DiagnosticCode> = new Set([
	...(["unknown-pointer", "unknown-field", "field-in-no-step", "unreachable-step", "unsendable"] as const),
	...(["untitled-case", "condition-never-holds", "pointer-type", "parameter-type", "missing-parameter"] as const),
	...([
		"computed-elsewhere",
		"widget-type",
		"missing-document",
		"unknown-state",
		"unreachable-state",
		"unknown-action",
	] as const),
	...(["dead-end-state", "unknown-category", "category-form", "unknown-locale", "untranslated"] as const),
	...(["redirect-nowhere", "unknown-page", "unknown-parameter", "duplicate-id", "duplicate-path"] as const),
	...(["message-argument", "empty-consent", "only-yes", "unchecked-options"] as const),
]);

const around = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));

/** Whether one stands in the other, or they are the same. */
const isWithin = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`);

/**
 * Whether a diagnostic of a document that lacks some parts may only come of that: it is about something that is not there,
 * or stands where such a part stood.
 */
export function mayFollow({ code, pointer }: Pick<Diagnostic, "code" | "pointer">, gone: readonly string[]): boolean {
	if (OF_ABSENCE.has(code)) return true;
	return gone.some((part) => isWithin(pointer, part) || (around(part) !== "" && pointer === around(part)));
}
