import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";

const MAX_NAMED = 10;

function fileOf(folder: string, path: string): string {
	const file = resolve(folder, path);
	const within = relative(resolve(folder), file);
	if (within.startsWith("..") || isAbsolute(within))
		throw new Error(`The server names a path outside the folder: ${path}`);
	return file;
}

/** The documents of a folder that are not as the server has them, or that it has not at all. */
function ownDocuments(folder: string, sources: readonly DocumentSource[]): string[] {
	const served = new Map(sources.map(({ path, text }) => [path, text]));
	const standing = existsSync(folder) ? readDocuments(folder) : [];
	return standing.filter(({ path, text }) => served.get(path) !== text).map(({ path }) => path);
}

/**
 * Makes a folder's documents those of the server. Where some of them differ, somebody may have written them: then nothing
 * is written and this throws, naming them, unless they may be replaced.
 */
export function writeDocuments(folder: string, sources: readonly DocumentSource[], replace: boolean): void {
	const own = ownDocuments(folder, sources);
	if (own.length > 0 && !replace) {
		const named = own.slice(0, MAX_NAMED).join(", ");
		const more = own.length > MAX_NAMED ? ` and ${own.length - MAX_NAMED} more` : "";
		throw new Error(
			`These documents in ${folder} are not the server's: ${named}${more}. Pull into another folder, or add --replace, which puts the server's in their place.`,
		);
	}
	for (const path of own) rmSync(fileOf(folder, path));
	for (const { path, text } of sources) {
		const file = fileOf(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
