import { relative } from "node:path";

/** A file of tests as vitest's JSON report has it: its path, and the milliseconds since 1970 between which it ran. */
export type TestFile = { name: string; startTime: number; endTime: number };

/** The files that took longest, the slowest first, each as a line with its seconds and its path from `root`. */
export const slowestFiles = (files: readonly TestFile[], root: string, count = 10): string[] =>
	files
		.map(({ name, startTime, endTime }) => ({ path: relative(root, name), seconds: (endTime - startTime) / 1000 }))
		.toSorted((a, b) => b.seconds - a.seconds)
		.slice(0, count)
		.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
