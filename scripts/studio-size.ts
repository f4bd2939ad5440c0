import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest of the studio, in the client's folder. */
export const STUDIO_MANIFEST = ".vite/studio.json";

/** All JavaScript of the studio but the source editor's own, in bytes gzipped. */
export const STUDIO_BUDGET = 350 * 1024;

/** What only the source editor loads, by the names of its scripts. */
const SOURCE_EDITOR = /\/(CodePane)-[^/]*\.js$/;

/** The document of the studio, and the screen on which a form is changed. */
const STUDIO = "studio.html";
const FORM_SCREEN = "src/studio/editors/FormEditor.tsx";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Chunks = Readonly<Record<string, Chunk>>;

/** What comes with a chunk: its own imports, or with `later` all that it can ever come to load. */
function reached(chunks: Chunks, name: string, later: boolean, found = new Set<string>()): Set<string> {
	const chunk = chunks[name];
	if (!chunk || found.has(name)) return found;
	found.add(name);
	for (const next of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])])
		reached(chunks, next, later, found);
	return found;
}

/** Bytes gzipped of the scripts of a built studio: of its first screen, of the screen of a form, and of all without the source editor. */
export function studioSizes(client: string): { first: number; form: number; all: number } {
	const chunks: Chunks = JSON.parse(readFileSync(join(client, STUDIO_MANIFEST), "utf8"));
	const weigh = (names: Iterable<string>) => {
		const files = [...new Set([...names].flatMap((name) => chunks[name]?.file ?? []))];
		const scripts = files.filter((file) => file.endsWith(".js") && !SOURCE_EDITOR.test(file));
		return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
	};
	const first = reached(chunks, STUDIO, false);
	return {
		first: weigh(first),
		form: weigh(reached(chunks, FORM_SCREEN, false, new Set(first)).add(FORM_SCREEN)),
		all: weigh(reached(chunks, STUDIO, true)),
	};
}

/** The studio's sizes as lines of text. */
export function studioReport(client: string): string {
	const { first, form, all } = studioSizes(client);
	const verdict = all <= STUDIO_BUDGET ? "within" : "ABOVE";
	const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;
	return [
		`${kilobytes(first)} JavaScript of the studio's first screen`,
		`${kilobytes(form)} JavaScript until a form can be changed in the studio`,
		`${kilobytes(all)} JavaScript of the studio, all screens; ${verdict} the budget of${kilobytes(STUDIO_BUDGET)}`,
	].join("\n");
}
