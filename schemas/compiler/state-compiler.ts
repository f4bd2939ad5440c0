import { type CheckedPortal, checkedPortal, createIncrementalCompiler } from "./incremental-compiler.ts";
import type { DocumentSource } from "./parse.ts";

/** Checks a portal's documents, state after state: in each it looks only at what a change since the one before can have touched. */
export function createStateCompiler(): (sources: readonly DocumentSource[]) => CheckedPortal {
	const compiler = createIncrementalCompiler();
	let before: ReadonlySet<string> = new Set();
	return (sources) => {
		const now = new Set(sources.map(({ path }) => path));
		// Two documents at one path are a mistake, which is found where nothing is remembered by path.
		if (now.size < sources.length) return checkedPortal(sources);
		for (const path of before) if (!now.has(path)) compiler.set(path, null);
		for (const { path, text } of sources) compiler.set(path, text);
		before = now;
		return compiler.run();
	};
}
