import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");

function textAt(path: string): string | null {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}

/** Writes a generated file; with `--check` only says whether it is fresh, which is also what is returned. */
export function settle(path: string, text: string): boolean {
	if (textAt(path) === text) return true;
	if (process.argv.includes("--check")) {
		console.error(`${relative(ROOT, path)} is stale: run \`npm run generate\`.`);
		return false;
	}
	writeFileSync(path, text);
	return true;
}
