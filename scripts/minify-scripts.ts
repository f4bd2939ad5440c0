import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";

/**
 * Takes from the scripts in a folder what only their readers here need; the bundler copies them from public/ as they stand.
 * Half of what they weigh, 0.9 KB gzipped of every first visit, and they stand before the first paint (docs/decisions/0091).
 */
export function minifyScripts(folder: string): void {
	for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
		const path = join(folder, name);
		const { code, errors } = minifySync(name, readFileSync(path, "utf8"), { module: false });
		if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`);
		writeFileSync(path, code);
	}
}
