import { shippedTexts } from "../edits/shipped.fixture.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { createIncrementalCompiler, type IncrementalCompiler } from "./incremental-compiler.ts";
import type { DocumentSource } from "./parse.ts";

let compiler: IncrementalCompiler | undefined;
let paths: ReadonlySet<string> = new Set();

/**
 * What is wrong with the shipped portal once it has these documents, and no others. As a fresh check finds it
 * (incremental-compiler.test.ts), but what one test changes alone is looked at anew.
 */
export function checkShipped(sources: readonly DocumentSource[] = shippedTexts()): Diagnostic[] {
	compiler ??= createIncrementalCompiler(shippedTexts());
	const now = new Set(sources.map(({ path }) => path));
	for (const path of [...paths, ...shippedTexts().map((one) => one.path)]) if (!now.has(path)) compiler.set(path, null);
	for (const { path, text } of sources) compiler.set(path, text);
	paths = now;
	return compiler.check();
}
