import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { archiveOf, filesInArchive } from "../../schemas/import/archive.ts";

/** Whether a name is that of an archive of documents, as the studio gives out and takes in, rather than of a folder. */
export const isArchive = (name: string): boolean => name.endsWith(".zip");

/** The documents in an archive. Throws where it is none. */
export function readArchive(file: string): DocumentSource[] {
	try {
		return filesInArchive(readFileSync(file));
	} catch (cause) {
		throw new Error(`${file} is no archive of documents.`, { cause });
	}
}

/** Writes documents into an archive: the same ones as the same bytes. One that is there already stays, unless it may be replaced. */
export function writeArchive(file: string, sources: readonly DocumentSource[], replace: boolean): void {
	if (existsSync(file) && !replace) throw new Error(`${file} is there already. Name another one, or add --replace.`);
	writeFileSync(file, archiveOf(sources));
}
