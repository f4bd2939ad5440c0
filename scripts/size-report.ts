import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** One chunk of Vite's manifest (dist/client/.vite/manifest.json). */
type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; name?: string };

/** The shell's JavaScript on a first visit, the page's blocks apart, in bytes gzipped. 115 KB before a brand was taken back in open pages. */
export const SHELL_BUDGET = 115.2 * 1024;

/**
 * The same of the complaint form's page, shell and all, as sent (scripts/page-weight.ts). 204 KB before forms were found by former
 * names, 204.5 before a case could ask by any form, 205 before it was weighed as prerendered alone: with what begins the portal then, and
 * 205.1 before a list told of more than it had counted, 205.2 before a tab held its place and a form followed what its page gives,
 * 205.4 before a choice with a comma was translated in a row of them, and reading a case was told to the lists that name it, 205.5
 * before who types while another device's draft is stored was asked which to keep, 205.6 before a photo that is too large was made
 * smaller.
 */
export const FORM_PAGE_BUDGET = 205.7 * 1024;

const zipped = (client: string, file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** The files that the browser must have before the first page: the entry and what it imports statically. */
function entryFiles(manifest: Record<string, Chunk>): Set<string> {
	const files = new Set<string>();
	const visit = (key: string) => {
		const chunk = manifest[key];
		if (!chunk || files.has(chunk.file)) return;
		for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
		for (const inner of chunk.imports ?? []) visit(inner);
	};
	for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
	return files;
}

/** Sizes of a built client in bytes gzipped: of what the first page needs, and of each script. */
export function measure(client: string) {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
	const first = entryFiles(manifest);
	const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
	const sizes = [...files]
		.filter((file) => /\.(js|css)$/.test(file))
		.map((file) => ({ file, first: first.has(file), bytes: zipped(client, file) }));
	const scripts = sizes.filter(({ file, first }) => first && file.endsWith(".js"));
	const sum = (of: typeof scripts) => of.reduce((bytes, one) => bytes + one.bytes, 0);
	return { sizes, first: sum(scripts), shell: sum(scripts.filter(({ file }) => !file.startsWith("assets/blocks-"))) };
}

/** The sizes of a built client as lines of text. */
export function sizeReport(client: string): string {
	const { sizes, first, shell } = measure(client);
	const lines = sizes
		.sort((a, b) => Number(b.first) - Number(a.first) || b.bytes - a.bytes)
		.map((size) => `${kilobytes(size.bytes)} ${size.first ? "first " : "later "} ${size.file}`);
	const verdict = shell <= SHELL_BUDGET ? "within" : "ABOVE";
	lines.push(`${kilobytes(first)} JavaScript of a first page, gzipped`);
	return [...lines, `${kilobytes(shell)} of it the shell; ${verdict} the budget of${kilobytes(SHELL_BUDGET)}`].join(
		"\n",
	);
}
