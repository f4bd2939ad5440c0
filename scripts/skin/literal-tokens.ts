import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tokens that components name themselves, such as `var(--pt-colors-brand-solid)` in a chart. */
export function literalTokens(root: string): string {
	const files = globSync(["renderer/**/*.{ts,tsx,css}", "src/**/*.{ts,tsx,css}"], {
		cwd: root,
		exclude: ["**/*.gen.*"],
	});
	return files
		.sort()
		.flatMap((file) => readFileSync(join(root, file), "utf8").match(/--pt-[a-z0-9-]+/g) ?? [])
		.join("\n");
}
