import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import type { RefusedField } from "../../schemas/types.gen.ts";

/** A file's name as every file system takes it; `.` and `..` are none. */
const NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}_. -]*$/u;

/** Whether a document can have the path. */
export const isPath = (path: string) => path.endsWith(".json") && path.split("/").every((name) => NAME.test(name));

/** Why not. */
export const NO_PATH: ServerText = "A document's path is made of names with / between them and ends in .json.";
const TWICE: ServerText = "Two documents have this path.";

/**
 * What is wrong with documents' paths: whoever pulls them writes them into a folder by these names. Two that differ in upper
 * and lower case only would be one file on some systems.
 */
export function pathErrors(sources: readonly DocumentSource[]): RefusedField[] {
	const seen = new Set<string>();
	return sources.flatMap(({ path }, index) => {
		const pointer = `/sources/${index}/path`;
		const folded = path.toLowerCase();
		const isKnown = seen.has(folded);
		seen.add(folded);
		if (!isPath(path)) return [{ pointer, message: NO_PATH }];
		return isKnown ? [{ pointer, message: TWICE }] : [];
	});
}
