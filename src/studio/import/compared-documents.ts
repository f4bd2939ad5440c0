import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import { objectIn } from "../../../schemas/edits/read-text.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";

/** What an import would do to one document. */
export type ImportedDocument = { path: string; kind: "added" | "changed" | "removed"; text: string };

/** The files below the folder in which the site's document stands, by their paths from there; where there is none, as they are. */
export function fromRoot(files: readonly DocumentSource[]): DocumentSource[] {
	const roots = files.flatMap(({ path }) =>
		/(^|\/)site\.json$/.test(path) ? [path.slice(0, -"site.json".length)] : [],
	);
	const [root = ""] = roots.sort((a, b) => a.length - b.length);
	return files.flatMap(({ path, text }) => (path.startsWith(root) ? [{ path: path.slice(root.length), text }] : []));
}

const isSameDocument = (a: string, b: string): boolean => {
	const one = objectIn(a);
	const other = objectIn(b);
	return a === b || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));
};

/** What differs between the documents as they are and files that are to be imported. Without `whole`, nothing is removed. */
export function comparedDocuments(
	sources: readonly DocumentSource[],
	files: readonly DocumentSource[],
	whole: boolean,
): ImportedDocument[] {
	const before = new Map(sources.map(({ path, text }) => [path, text]));
	const after = new Map(files.map(({ path, text }) => [path, text]));
	const given = [...after].flatMap(([path, text]): ImportedDocument[] => {
		const own = before.get(path);
		if (own === undefined) return [{ path, kind: "added", text }];
		return isSameDocument(own, text) ? [] : [{ path, kind: "changed", text }];
	});
	const gone = [...before].filter(([path]) => whole && !after.has(path));
	return [...given, ...gone.map(([path]): ImportedDocument => ({ path, kind: "removed", text: "" }))];
}

/** The edits by which an import is made. */
export const importEdits = (documents: readonly ImportedDocument[]): NewEdit[] =>
	documents.map(({ path, kind, text }) =>
		kind === "removed" ? { verb: "remove", path, at: "" } : { verb: "replace-document", path, at: "", value: text },
	);
