import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { DocumentSource } from "../compiler/parse.ts";

/** The time of every entry, so that the same documents make the same bytes; an archive knows no earlier one. */
const MADE = "1980-01-01T00:00:00";

/** An archive of documents by their paths. The same documents give the same bytes, so that git sees no change. */
export function archiveOf(sources: readonly DocumentSource[]): Uint8Array<ArrayBuffer> {
	const sorted = sources.toSorted((a, b) => (a.path < b.path ? -1 : 1));
	const files = Object.fromEntries(sorted.map(({ path, text }) => [path, strToU8(text)]));
	return new Uint8Array(zipSync(files, { mtime: MADE, level: 9 }));
}

/** At most so many bytes of an archive's entry are unpacked: the compiler takes no larger document. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The JSON files of an archive. Throws where the bytes are no archive. */
export function filesInArchive(bytes: Uint8Array): DocumentSource[] {
	const entries = unzipSync(bytes, {
		filter: ({ name, originalSize }) => isJsonPath(name) && originalSize <= MAX_BYTES,
	});
	return Object.entries(entries).map(([path, content]) => ({ path, text: strFromU8(content) }));
}

/** Whether a file may be a document: what systems and tools put beside them is not. */
export const isJsonPath = (path: string): boolean =>
	path.endsWith(".json") &&
	!path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX" || part === "node_modules");
