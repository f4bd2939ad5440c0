import { asObject, asString, isObject } from "../json/json.ts";
import { applyJsonPatch, type PatchOperation } from "../json/json-patch.ts";
import { toPointer } from "../json/pointer.ts";
import { allSchemas } from "../json/schema-walk.ts";
import { checkReference } from "./check/schema-references.ts";
import { CollectedReport, type Report } from "./diagnostic.ts";
import { mayFollow } from "./follow-on.ts";
import type { ParsedSource } from "./parse.ts";
import type { PortalDocuments, Sourced } from "./portal.ts";
import { isDocumentOf } from "./read-source.ts";
import type { RememberedResults } from "./remembered-results.ts";
import { type Salvaged, salvaged } from "./salvage.ts";

/** A document that the portal does without, as far as it can be looked at. */
export type Rest = Sourced & { source: ParsedSource; salvage: Salvaged };

/**
 * What else is wrong with the documents that are malformed, or whose schema cannot be followed to its end: one broken place
 * does not hide the others. The broken parts are taken out and the rest is checked among the sound documents; what may only
 * come of a part's absence is not reported, and nothing is said of other documents.
 */
export function checkTheRest(
	rest: readonly Rest[],
	portal: PortalDocuments,
	results: RememberedResults,
	report: Report,
): void {
	if (rest.length === 0) return;
	const own = new CollectedReport();
	const extended = results.withSoundForms(portal.with(rest), own);
	const sound = new Set(extended.all.map(({ place }) => place));
	results.report(
		rest.filter(({ place }) => sound.has(place)),
		extended,
		own,
	);
	const byPath = new Map(rest.map((one) => [one.source.path, one]));
	for (const { document, pointer, code, wording, fix } of own.sorted()) {
		const one = byPath.get(document);
		const origin = one?.salvage.origin(pointer) ?? pointer;
		if (one && !mayFollow({ code, pointer: origin }, one.salvage.gone))
			report.add(one.source, origin, code, wording, fix);
	}
}

/** What is left of a source that is no sound document; nothing where nothing is. */
export function restOf(source: ParsedSource): Rest[] {
	const kind = asString(asObject(source.value).kind) ?? "";
	const formed = salvaged(kind, source.value);
	if (formed === null) return [];
	const salvage = withoutLostReferences(formed);
	const { document } = salvage;
	const place = { path: source.path, lineOf: source.lineOf };
	return isDocumentOf(document, kind) ? [{ place, document, source, salvage }] : [];
}

/** A form's document without the references of its schema that lead nowhere. */
function withoutLostReferences({ document, origin, gone }: Salvaged): Salvaged {
	const schema = asObject(document).schema;
	if (!isObject(schema)) return { document, origin, gone };
	const lost = allSchemas(schema, ["schema"]).filter((node) => !checkReference(node, schema, () => {}));
	const patch = lost.map(({ at }): PatchOperation => ({ op: "remove", path: toPointer([...at, "$ref"]) }));
	const places = lost.map(({ at }) => origin(toPointer(at)));
	return { document: applyJsonPatch(document, patch), origin, gone: [...gone, ...places] };
}
