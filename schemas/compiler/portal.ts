import { isObject } from "../rules/json.ts";
import type { PorticoDocument } from "../types.gen.ts";
import { type Claims, claimsOf, guessedClaims } from "./claims.ts";
import type { DiagnosticCode } from "./codes.ts";
import type { Place, Report } from "./diagnostic.ts";
import { checkMeta } from "./meta/check-meta.ts";
import { nearest } from "./meta/nearest.ts";
import { KIND_SCHEMAS } from "./meta/schemas.ts";
import type { DocumentSource, ParsedSource } from "./parse.ts";

/** A document kind's name. */
export type Kind = PorticoDocument["kind"];

/** A document that satisfies the meta-schema of its kind, and where it came from. */
export type Sourced<D extends PorticoDocument = PorticoDocument> = { place: Place; document: D };

/** The documents of one kind. */
export type DocumentOf<K extends Kind> = Extract<PorticoDocument, { kind: K }>;

/** All sound documents of a portal. Documents that are malformed are known by what they claim only. */
export class PortalDocuments {
	readonly #documents: readonly Sourced[];
	readonly #claims: readonly Claims[];
	readonly #declared: ReadonlySet<string>;
	readonly #claimedPaths: readonly string[];

	constructor(documents: readonly Sourced[], claims: readonly Claims[]) {
		this.#documents = documents;
		this.#claims = claims;
		this.#declared = new Set(claims.map(({ name }) => name));
		this.#claimedPaths = claims.flatMap(({ paths }) => paths);
	}

	/** The portal in which some documents are known by what they claim only. */
	without(unsound: ReadonlySet<PorticoDocument>): PortalDocuments {
		return new PortalDocuments(
			this.#documents.filter(({ document }) => !unsound.has(document)),
			this.#claims,
		);
	}

	/** The portal with further documents, which it knew by what they claim only. */
	with(more: readonly Sourced[]): PortalDocuments {
		return new PortalDocuments([...this.#documents, ...more].sort(byKindAndId), this.#claims);
	}

	/** The documents of a kind, in the order of their ids. */
	of<K extends Kind>(kind: K): Sourced<DocumentOf<K>>[] {
		const isKind = (document: PorticoDocument): document is DocumentOf<K> => document.kind === kind;
		return this.#documents.flatMap(({ place, document }) => (isKind(document) ? [{ place, document }] : []));
	}

	/** The first document of a kind, or the one of an id. */
	find<K extends Kind>(kind: K, id?: string): Sourced<DocumentOf<K>> | undefined {
		return this.of(kind).find(({ document }) => id === undefined || document.id === id);
	}

	/** Whether a document of this kind and id exists, be it well-formed or not. */
	declares(kind: Kind, id: string): boolean {
		return this.#declared.has(`${kind} ${id}`);
	}

	/** Whether a document of this kind exists, be it well-formed or not. */
	declaresAny(kind: Kind): boolean {
		return [...this.#declared].some((name) => name.startsWith(`${kind} `));
	}

	/** The ids of a kind. */
	ids(kind: Kind): string[] {
		return this.of(kind).map(({ document }) => document.id);
	}

	/** Every path that leads somewhere: pages' own, and redirects; those of malformed documents too. */
	get paths(): Set<string> {
		return new Set(this.#claimedPaths);
	}

	/** All documents, by kind and id. */
	get all(): readonly Sourced[] {
		return this.#documents;
	}
}

/** Checks each source against the meta-schema of its kind, reports what is wrong, and gathers the rest. `broken` are no JSON. */
export function gather(
	sources: readonly ParsedSource[],
	broken: readonly DocumentSource[],
	report: Report,
): PortalDocuments {
	const documents = sources.flatMap((source) => admit(source, report));
	const claims = [...sources.map(({ value }) => claimsOf(value)), ...broken.map(({ text }) => guessedClaims(text))];
	return new PortalDocuments(documents.sort(byKindAndId), claims);
}

const byKindAndId = (a: Sourced, b: Sourced) => {
	const [x, y] = [`${a.document.kind} ${a.document.id}`, `${b.document.kind} ${b.document.id}`];
	return x < y ? -1 : x > y ? 1 : 0;
};

function admit(place: ParsedSource, report: Report): Sourced[] {
	const document = place.value;
	const kind = isObject(document) ? document.kind : undefined;
	if (typeof kind !== "string" || !KIND_SCHEMAS.has(kind)) {
		const known = [...KIND_SCHEMAS.keys()];
		const message = `"kind" is ${JSON.stringify(kind) ?? "missing"}. Expected one of: ${known.join(", ")}.`;
		report.add(place, kind === undefined ? "" : "/kind", "unknown-kind", message, nearest(kind, known).fix);
		return [];
	}
	if (isDocument(document, kind, (found) => report.add(place, found.pointer, found.code, found.message, found.fix)))
		return [{ place, document }];
	return [];
}

type Found = { pointer: string; code: DiagnosticCode; message: string; fix?: string };

/** The meta-schemas are what the document types are generated from: what satisfies one is of the other. */
function isDocument(value: unknown, kind: string, reportFault: (found: Found) => void): value is PorticoDocument {
	const problems = checkMeta(kind, value);
	for (const found of problems) reportFault(found);
	return problems.length === 0;
}

/** Whether something is a document of a kind, by that kind's meta-schema. */
export const isDocumentOf = (value: unknown, kind: string): value is PorticoDocument =>
	KIND_SCHEMAS.has(kind) && isDocument(value, kind, () => {});
