import { join } from "node:path";
import type { DocumentSource } from "../schemas/compiler/index.ts";
import { asObject, asString } from "../schemas/json/json.ts";
import { readDocuments } from "../schemas/read-documents.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");

/** Shipped forms that stand on a page of their own in the copies: of the longer ones, so that the bench is not kind to itself. */
const COPIED = ["complaint", "road-damage", "noise", "suggestion"];

/** A copy of a shipped form under a name of its own, and a page that shows it. */
function copy(sources: readonly DocumentSource[], index: number, round: number): DocumentSource[] {
	const form = COPIED[index % COPIED.length];
	const source = sources.find(({ path }) => path === `forms/${form}.json`);
	const document = asObject(JSON.parse(source?.text ?? "null"));
	const id = `copy-${index}`;
	const title = `${asString(document.title)} ${index}.${round}`;
	const page = { kind: "page", id, path: `/copies/${id}`, title, blocks: [{ type: "form", form: id }] };
	return [
		{ path: `forms/${id}.json`, text: JSON.stringify({ ...document, id, title }, null, "\t") },
		{ path: `pages/${id}.json`, text: JSON.stringify(page, null, "\t") },
	];
}

/** The shipped documents, and copies of forms with their pages up to a number; another `round` makes another release. */
export function manyDocuments(count: number, round: number): DocumentSource[] {
	const shipped = readDocuments(SHIPPED);
	const copies = Array.from({ length: Math.floor((count - shipped.length) / 2) }, (_, index) =>
		copy(shipped, index, round),
	);
	return [...shipped, ...copies.flat()];
}
