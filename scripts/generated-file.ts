import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Texts of generated files by their path from the project's folder. */
export type GeneratedFiles = Readonly<Record<string, string>>;

function textAt(path: string): string | null {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}

/** Which of the files hold other text than what was generated, or are not there. */
export const staleAmong = (files: GeneratedFiles): string[] =>
	Object.keys(files).filter((path) => textAt(join(ROOT, path)) !== files[path]);

/** Writes those of the files that are stale. */
export function refresh(files: GeneratedFiles): void {
	for (const path of staleAmong(files)) {
		mkdirSync(dirname(join(ROOT, path)), { recursive: true });
		writeFileSync(join(ROOT, path), files[path] ?? "");
	}
}
