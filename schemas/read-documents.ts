import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { DocumentSource } from "./compiler/index.ts";

/** What some editors begin a file with; JSON knows no such thing. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * All documents (*.json) in a folder and its subfolders, with paths relative to it, in the order of their paths.
 * Node only. Throws where the folder cannot be read.
 */
export function readDocuments(folder: string): DocumentSource[] {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith(".json"),
	);
	const sources = files.map((entry) => {
		const file = join(entry.parentPath, entry.name);
		return {
			path: relative(folder, file).split(sep).join("/"),
			text: readFileSync(file, "utf8").replace(BYTE_ORDER_MARK, ""),
		};
	});
	return sources.sort((a, b) => (a.path < b.path ? -1 : 1));
}
