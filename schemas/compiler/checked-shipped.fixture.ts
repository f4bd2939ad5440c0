import { shippedTexts } from "../edits/shipped.fixture.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Compilation, compilationOf, type DocumentSource } from "./index.ts";
import { createStateCompiler } from "./state-compiler.ts";

/**
 * A check of one portal after another, each with documents of its own. As a fresh check finds it
 * (incremental-compiler.test.ts), but what two portals in a row have in common is not looked at anew.
 */
export function checkInTurn(): (sources: readonly DocumentSource[]) => Diagnostic[] {
	const checked = createStateCompiler();
	return (sources) => checked(sources).report.sorted();
}

/** The same, with the release of each. */
export function compileInTurn(): (sources: readonly DocumentSource[]) => Compilation {
	const checked = createStateCompiler();
	return (sources) => compilationOf(checked(sources));
}

const check = checkInTurn();

/** What is wrong with the shipped portal once it has these documents, and no others. */
export const checkShipped = (sources: readonly DocumentSource[] = shippedTexts()): Diagnostic[] => check(sources);
