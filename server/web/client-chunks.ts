import { readFileSync } from "node:fs";

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };

const FORM_BLOCK = "renderer/blocks/form/FormBlock.tsx";

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
	const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
	const shell = entry === undefined ? new Set<string>() : filesOf(manifest, entry);
	return [...filesOf(manifest, FORM_BLOCK)].filter((file) => !shell.has(file)).map((file) => `/${file}`);
}
