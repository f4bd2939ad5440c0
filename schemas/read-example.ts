import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DocumentSource } from "./compiler/index.ts";
import { readDocuments } from "./read-documents.ts";

const EXAMPLES = join(import.meta.dirname, "examples");
const BASE = "base";

/** The names of all examples; `base` is one of them. Node only. */
export const exampleNames = (): string[] =>
	readdirSync(EXAMPLES, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();

/** An example's documents on top of the base's: a file of the same path replaces the base's. Node only. */
export function readExample(name: string): DocumentSource[] {
	const byPath = new Map(readDocuments(join(EXAMPLES, BASE)).map((source) => [source.path, source]));
	if (name !== BASE) for (const source of readDocuments(join(EXAMPLES, name))) byPath.set(source.path, source);
	return [...byPath.values()];
}
