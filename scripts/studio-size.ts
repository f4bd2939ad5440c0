import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest of the studio, in the client's folder. */
export const STUDIO_MANIFEST = ".vite/studio.json";

/** All JavaScript of the studio but the source editor's own, in bytes gzipped. */
export const STUDIO_BUDGET = 350 * 1024;

/** What only the source editor loads, by the names of its scripts. */
const SOURCE_EDITOR = /\/(CodePane)-[^/]*\.js$/;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

/** What the studio can come to load, from its document on; the preview beside it is the portal itself. */
function reached(manifest: Readonly<Record<string, Chunk>>, name: string, found: Set<string>): Set<string> {
	const chunk = manifest[name];
	if (!chunk || found.has(name)) return found;
	found.add(name);
	for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reached(manifest, next, found);
	return found;
}

/** Bytes gzipped of the scripts of a built studio, the source editor's apart. */
export function studioSize(client: string): number {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, STUDIO_MANIFEST), "utf8"));
	const chunks = [...reached(manifest, "studio.html", new Set())];
	const files = [...new Set(chunks.flatMap((name) => manifest[name]?.file ?? []))];
	const scripts = files.filter((file) => file.endsWith(".js") && !SOURCE_EDITOR.test(file));
	return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
}

/** The studio's size as a line of text. */
export function studioReport(client: string): string {
	const size = studioSize(client);
	const verdict = size <= STUDIO_BUDGET ? "within" : "ABOVE";
	const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;
	return `${kilobytes(size)} JavaScript of the studio, all screens; ${verdict} the budget of${kilobytes(STUDIO_BUDGET)}`;
}
