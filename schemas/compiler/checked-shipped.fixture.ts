import { shippedTexts } from "../edits/shipped.fixture.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { emitRelease } from "./emit/release.ts";
import { createIncrementalCompiler, type IncrementalCompiler } from "./incremental-compiler.ts";
import type { Compilation, DocumentSource } from "./index.ts";

/** Gives one compiler the documents of one portal after another, and no others. */
function inTurn(): (sources: readonly DocumentSource[]) => IncrementalCompiler {
	const compiler = createIncrementalCompiler();
	let paths: ReadonlySet<string> = new Set();
	return (sources) => {
		const now = new Set(sources.map(({ path }) => path));
		for (const path of paths) if (!now.has(path)) compiler.set(path, null);
		for (const { path, text } of sources) compiler.set(path, text);
		paths = now;
		return compiler;
	};
}

/**
 * A check of one portal after another, each with documents of its own. As a fresh check finds it
 * (incremental-compiler.test.ts), but what two portals in a row have in common is not looked at anew.
 */
export function checkInTurn(): (sources: readonly DocumentSource[]) => Diagnostic[] {
	const given = inTurn();
	return (sources) => given(sources).check();
}

/** The same, with the release of each. */
export function compileInTurn(): (sources: readonly DocumentSource[]) => Compilation {
	const given = inTurn();
	return (sources) => {
		const { portal, report } = given(sources).run();
		const release = portal === null || report.failed ? null : emitRelease(portal, report);
		return { diagnostics: report.sorted(), release };
	};
}

const check = checkInTurn();

/** What is wrong with the shipped portal once it has these documents, and no others. */
export const checkShipped = (sources: readonly DocumentSource[] = shippedTexts()): Diagnostic[] => check(sources);
