import { readFileSync } from "node:fs";

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** Addresses of what the built client is loaded with. */
export type ClientScripts = {
	entry: string;
	/** What the entry imports, in the order in which it is run. */
	parts: readonly string[];
	styles: readonly string[];
	/** What a page with a form loads beside. */
	form: readonly string[];
};

/** The script of all that forms have in common, as scripts/code-splitting.ts names it. */
const FORM = "form";

/** A chunk after all that it imports. */
function chunksFrom(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
	const chunk = manifest[key];
	if (!chunk || seen.has(key)) return [];
	seen.add(key);
	return [...(chunk.imports ?? []).flatMap((inner) => chunksFrom(manifest, inner, seen)), chunk];
}

/** Reads them from Vite's manifest of the client at `path`; `base` is the address that the client stands at. */
export function clientScripts(path: string, base = "/"): ClientScripts {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
	const chunksOf = (is: (chunk: Chunk) => boolean | undefined) => {
		const found = Object.entries(manifest).find(([, chunk]) => is(chunk));
		if (!found) throw new Error(`${path}: expected the client's entry and its script of forms`);
		return chunksFrom(manifest, found[0]);
	};
	const shell = chunksOf(({ isEntry }) => isEntry);
	const filesOf = (chunks: readonly Chunk[]) => chunks.map(({ file }) => base + file);
	const parts = filesOf(shell);
	return {
		entry: parts.at(-1) ?? "",
		parts: parts.slice(0, -1),
		styles: [...new Set(shell.flatMap(({ css = [] }) => css))].map((file) => base + file),
		form: filesOf(chunksOf(({ name }) => name === FORM)).filter((file) => !parts.includes(file)),
	};
}
