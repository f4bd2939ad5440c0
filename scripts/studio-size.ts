import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest of the studio, in the client's folder. */
export const STUDIO_MANIFEST = ".vite/studio.json";

/** What the studio's JavaScript may weigh, in bytes gzipped: see docs/decisions/0104. */
export const STUDIO_BUDGETS = { first: 190 * 1024, form: 326 * 1024, all: 932 * 1024 };

/** The source editor and the comparison of sources, with CodeMirror: what only they lead to is not in the budget. */
const SOURCE_EDITOR = ["src/studio/source/CodePane.tsx", "src/studio/source/DiffPane.tsx"];

/** The editor of articles' text, which changes no document: it is in the budget, and said apart. */
const ARTICLE_EDITOR = "src/studio/content/RichText.tsx";

/** The document of the studio, and the screens within each other on which a form is changed. */
const STUDIO = "studio.html";
const FORM_SCREEN = [
	"src/studio/DraftRoutes.tsx",
	"src/studio/document/DocumentScreen.tsx",
	"src/studio/editors/FormEditor.tsx",
];

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Chunks = Readonly<Record<string, Chunk>>;

/** What comes with a chunk: its own imports, or with `later` all that it can ever come to load, but through none of `without`. */
function reached(
	chunks: Chunks,
	name: string,
	later: boolean,
	without: readonly string[] = [],
	found = new Set<string>(),
): Set<string> {
	const chunk = chunks[name];
	if (!chunk || found.has(name) || without.includes(name)) return found;
	found.add(name);
	for (const next of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])])
		reached(chunks, next, later, without, found);
	return found;
}

/** Sizes of the scripts of a built studio in bytes gzipped. */
type StudioSizes = {
	/** The size of its first screen. */
	first: number;
	/** Until a form can be changed. */
	form: number;
	/** The size of all screens without the source editor. */
	all: number;
	/** The part of `all` that only the editor of articles loads. */
	articles: number;
	/** What only the source editor loads. */
	source: number;
};

/** Weighs the scripts of a built studio, in the client's folder. */
export function studioSizes(client: string): StudioSizes {
	const chunks: Chunks = JSON.parse(readFileSync(join(client, STUDIO_MANIFEST), "utf8"));
	const weigh = (names: Iterable<string>) => {
		const files = [...new Set([...names].flatMap((name) => chunks[name]?.file ?? []))];
		const scripts = files.filter((file) => file.endsWith(".js"));
		return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
	};
	const first = reached(chunks, STUDIO, false);
	const without = (...names: string[]) => weigh(reached(chunks, STUDIO, true, names));
	const all = without(...SOURCE_EDITOR);
	return {
		first: weigh(first),
		form: weigh(FORM_SCREEN.reduce((found, name) => reached(chunks, name, false, [], found), new Set(first))),
		all,
		articles: all - without(...SOURCE_EDITOR, ARTICLE_EDITOR),
		source: without() - all,
	};
}

/** The studio's sizes as lines of text. */
export function studioReport(client: string): string {
	const { first, form, all, articles, source } = studioSizes(client);
	const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;
	const verdict = (bytes: number, budget: number) =>
		`${bytes <= budget ? "within" : "ABOVE"} the budget of${kilobytes(budget)}`;
	return [
		`${kilobytes(first)} JavaScript of the studio's first screen; ${verdict(first, STUDIO_BUDGETS.first)}`,
		`${kilobytes(form)} JavaScript until a form can be changed in the studio; ${verdict(form, STUDIO_BUDGETS.form)}`,
		`${kilobytes(source)} JavaScript that only the source editor loads`,
		`${kilobytes(all)} JavaScript of all the studio's other screens; ${verdict(all, STUDIO_BUDGETS.all)}`,
		`${kilobytes(articles)} of it the editor of articles`,
	].join("\n");
}
