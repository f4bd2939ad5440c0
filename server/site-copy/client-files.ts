import { readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";

/** A file of the built client: its address without the first slash, its place on the disk and its type. */
export type ClientFile = { name: string; path: string; mime: string };

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".webmanifest": "application/manifest+json",
};

/** What nobody needs who only reads: the studio and the desk, Vite's manifest, and the release that the build has compiled. */
const LEFT_OUT = /^(\.vite|release|assets\/studio)\//;

/** The files of a built client that a reader's browser loads, those for other ways of sending them (`.br`) and documents left out. */
export async function clientFiles(folder: string): Promise<ClientFile[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.flatMap((entry) => {
		const path = join(entry.parentPath, entry.name);
		const name = relative(folder, path);
		const mime = TYPES[extname(entry.name)];
		return entry.isFile() && mime !== undefined && !LEFT_OUT.test(name) ? [{ name, path, mime }] : [];
	});
}
