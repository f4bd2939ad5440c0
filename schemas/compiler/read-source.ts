import { isObject } from "../json/json.ts";
import type { PorticoDocument } from "../types.gen.ts";
import { type Claims, claimsOf, guessedClaims } from "./claims.ts";
import type { DiagnosticCode } from "./codes.ts";
import type { Report } from "./diagnostic.ts";
import { checkMeta } from "./meta/check-meta.ts";
import { nearest } from "./meta/nearest.ts";
import { KIND_SCHEMAS } from "./meta/schemas.ts";
import { type DocumentSource, type ParsedSource, parseSource } from "./parse.ts";
import type { Sourced } from "./portal.ts";
import { type DiagnosticWords, worded } from "./worded.ts";

/** One source by itself: its JSON (null where it is none), its document where that is sound, and what it claims to be. */
export type ReadSource = { parsed: ParsedSource | null; sourced: Sourced | null; claims: Claims };

/** Reads a source, and reports what is wrong with it by its grammar and the meta-schema of its kind. */
export function readSource(source: DocumentSource, report: Report): ReadSource {
	const parsed = parseSource(source, report);
	if (parsed === null) return { parsed, sourced: null, claims: guessedClaims(source.text) };
	return { parsed, sourced: admitted(parsed, report), claims: claimsOf(parsed.value) };
}

function admitted(place: ParsedSource, report: Report): Sourced | null {
	const document = place.value;
	const kind = isObject(document) ? document.kind : undefined;
	if (typeof kind !== "string" || !KIND_SCHEMAS.has(kind)) {
		const known = [...KIND_SCHEMAS.keys()];
		const message = worded`"kind" is ${JSON.stringify(kind) ?? "missing"}. Expected one of: ${known.join(", ")}.`;
		report.add(place, kind === undefined ? "" : "/kind", "unknown-kind", message, nearest(kind, known).fix);
		return null;
	}
	const isSound = isDocument(document, kind, ({ pointer, code, message, fix }) =>
		report.add(place, pointer, code, message, fix),
	);
	return isSound ? { place, document } : null;
}

type Found = { pointer: string; code: DiagnosticCode; message: DiagnosticWords; fix?: string };

/** The meta-schemas are what the document types are generated from: what satisfies one is of the other. */
function isDocument(value: unknown, kind: string, reportFault: (found: Found) => void): value is PorticoDocument {
	const problems = checkMeta(kind, value);
	for (const found of problems) reportFault(found);
	return problems.length === 0;
}

/** Whether something is a document of a kind, by that kind's meta-schema. */
export const isDocumentOf = (value: unknown, kind: string): value is PorticoDocument =>
	KIND_SCHEMAS.has(kind) && isDocument(value, kind, () => {});
