import { applyJsonPatch } from "../../json/json-patch.ts";
import type { Diagnostic } from "../diagnostic.ts";

/** A document with what patches mended in it, and the diagnostics that they mended. */
export type Mended = { document: unknown; applied: Diagnostic[] };

/**
 * Applies the patches of a document's errors one after the other; one that no longer fits after those before it is left for
 * the next check. Warnings leave a document as its author wants it.
 */
export function mended(document: unknown, diagnostics: readonly Diagnostic[]): Mended {
	return diagnostics.reduce<Mended>(
		(now, diagnostic) => {
			if (diagnostic.patch === undefined || diagnostic.severity !== "error") return now;
			const next = applyJsonPatch(now.document, diagnostic.patch);
			return next === undefined ? now : { document: next, applied: [...now.applied, diagnostic] };
		},
		{ document, applied: [] },
	);
}
