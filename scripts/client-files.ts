import { readFileSync } from "node:fs";

type Chunk = { file: string; css?: string[]; assets?: string[] };

/** Addresses of all scripts, styles and fonts of a built client; `path` is Vite's manifest of it. */
export function clientFiles(path: string): string[] {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
	const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
	return [...new Set(files)].sort().map((file) => `/${file}`);
}
