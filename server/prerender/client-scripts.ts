import { readFileSync } from "node:fs";
import type { LatePart } from "../../schemas/release.ts";

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** Addresses of what the built client is loaded with. */
export type ClientScripts = {
	entry: string;
	/** What the entry imports, in the order in which it is run. */
	parts: readonly string[];
	styles: readonly string[];
	/** What a page with a form loads beside. */
	form: readonly string[];
	/** What a page with rich text loads beside. */
	prose: readonly string[];
	/** What a form that needs a late part loads beside that; nothing where this client has no script for it. */
	late(part: LatePart): readonly string[];
};

/** The script of all that forms have in common, as scripts/code-splitting.ts names it. */
const FORM = "form";

/** The script of what shows rich text (renderer/view-parts/prose). */
const PROSE = "ProseBody";

/** A chunk after all that it imports. */
function chunksFrom(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
	const chunk = manifest[key];
	if (!chunk || seen.has(key)) return [];
	seen.add(key);
	return [...(chunk.imports ?? []).flatMap((inner) => chunksFrom(manifest, inner, seen)), chunk];
}

/** Whether a chunk is that of a late part: the modules that renderer/forms/structure/structure.ts imports, or a type's input. */
function isOfPart(part: LatePart, key: string, { name }: Chunk): boolean {
	if (part === "rows") return name === "RepeatGroup";
	if (part === "rjsf") return name === "structured-form";
	return key.includes(`/forms/field-types/${part}/`);
}

/** Reads them from Vite's manifest of the client at `path`; `base` is the address that the client stands at. */
export function clientScripts(path: string, base = "/"): ClientScripts {
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
	const keyOf = (is: (chunk: Chunk, key: string) => boolean | undefined) =>
		Object.keys(manifest).find((key) => is(manifest[key] ?? { file: "" }, key));
	const chunksOf = (is: (chunk: Chunk) => boolean | undefined) => {
		const key = keyOf(is);
		if (key === undefined) throw new Error(`${path}: expected the client's entry and its script of forms`);
		return chunksFrom(manifest, key);
	};
	const filesOf = (chunks: readonly Chunk[]) => chunks.map(({ file }) => base + file);
	const shell = chunksOf(({ isEntry }) => isEntry);
	const parts = filesOf(shell);
	const form = filesOf(chunksOf(({ name }) => name === FORM)).filter((file) => !parts.includes(file));
	const prose = filesOf(chunksFrom(manifest, keyOf(({ name }) => name === PROSE) ?? ""));
	const known = new Set([...parts, ...form]);
	return {
		entry: parts.at(-1) ?? "",
		parts: parts.slice(0, -1),
		styles: [...new Set(shell.flatMap(({ css = [] }) => css))].map((file) => base + file),
		form,
		prose: prose.filter((file) => !parts.includes(file)),
		late(part) {
			const files = filesOf(chunksFrom(manifest, keyOf((chunk, key) => isOfPart(part, key, chunk)) ?? ""));
			return files.filter((file) => !known.has(file));
		},
	};
}
