import { readFileSync } from "node:fs";

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[] };

/** The script of all that forms have in common, as vite.config.ts names it. */
const FORM = "form";

function filesOf(manifest: Record<string, Chunk>, key: string, files = new Set<string>()): Set<string> {
	const chunk = manifest[key];
	if (!chunk || files.has(chunk.file)) return files;
	files.add(chunk.file);
	for (const inner of chunk.imports ?? []) filesOf(manifest, inner, files);
	return files;
}

/** Addresses of the scripts that a page with a form loads beside the shell; `path` is Vite's manifest of the client. */
export function formChunks(path: string): string[] {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
	const filesFrom = (is: (chunk: Chunk) => boolean | undefined) => {
		const found = Object.entries(manifest).find(([, chunk]) => is(chunk));
		if (!found) throw new Error(`${path}: expected the client's entry and its script of forms`);
		return filesOf(manifest, found[0]);
	};
	const shell = filesFrom(({ isEntry }) => isEntry);
	return [...filesFrom(({ name }) => name === FORM)].filter((file) => !shell.has(file)).map((file) => `/${file}`);
}
