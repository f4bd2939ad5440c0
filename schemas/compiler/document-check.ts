import type { Report } from "./diagnostic.ts";
import type { Names } from "./names.ts";
import type { DocumentOf, Kind, Sourced } from "./portal.ts";

/**
 * A check of one document, which reports in that document only. All that it needs to know of others it asks `names`: so its
 * result holds for as long as the document and those answers do (incremental-compiler.ts).
 */
export type DocumentCheck = (one: Sourced, names: Names, report: Report) => void;

const isOf = <K extends Kind>(one: Sourced, kind: K): one is Sourced<DocumentOf<K>> => one.document.kind === kind;

/** A check of the documents of one kind. */
export const ofKind =
	<K extends Kind>(
		kind: K,
		check: (one: Sourced<DocumentOf<K>>, names: Names, report: Report) => void,
	): DocumentCheck =>
	(one, names, report) => {
		if (isOf(one, kind)) check(one, names, report);
	};
