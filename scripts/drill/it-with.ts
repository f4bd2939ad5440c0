import { it } from "vitest";
import { findTool } from "./tool.ts";

/**
 * `it` of a test that needs a program of the system. Where that is not installed the run says so in a line, with what is not
 * tried therefore and the package of Debian's that has it, and goes on.
 */
export function itWith(program: string, what: string, debian = program): ReturnType<typeof it.runIf> {
	const found = findTool(program) !== null;
	if (!found) console.warn(`Not tried: ${what}. ${program} is not installed (Debian: apt-get install ${debian}).`);
	return it.runIf(found);
}
