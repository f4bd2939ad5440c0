import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where a folder keeps the id of the release that its documents come from. */
const NOTE = ".portico-release";

/** The release that a folder was pulled from or published as; undefined for one that was written by hand. */
export function releaseOf(folder: string): string | undefined {
	const file = join(folder, NOTE);
	return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Notes the release that a folder's documents are now. */
export const noteRelease = (folder: string, id: string): void => writeFileSync(join(folder, NOTE), `${id}\n`);
