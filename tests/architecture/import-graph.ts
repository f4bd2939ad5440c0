import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

export const ROOT = join(import.meta.dirname, "../..");

/** One import or re-export between two files of the project; `typeOnly` ones vanish at build. */
export type Import = { from: string; to: string; typeOnly: boolean };

/** The project's TypeScript files, relative to its root. */
export function sourceFiles(): string[] {
	return globSync("{schemas,adapters,renderer,src,server,tests,scripts,bench}/**/*.{ts,tsx}", { cwd: ROOT }).sort();
}

function importsOf(file: string): Import[] {
	const path = join(ROOT, file);
	const { module } = parseSync(path, readFileSync(path, "utf8"));
	const resolve = (specifier: string) => relative(ROOT, join(dirname(path), specifier));
	const statics = module.staticImports.map((entry) => ({
		specifier: entry.moduleRequest.value,
		typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
	}));
	const exports = module.staticExports.flatMap((entry) =>
		entry.entries.flatMap((name) =>
			name.moduleRequest ? [{ specifier: name.moduleRequest.value, typeOnly: name.isType }] : [],
		),
	);
	return [...statics, ...exports]
		.filter(({ specifier }) => specifier.startsWith("."))
		.map(({ specifier, typeOnly }) => ({ from: file, to: resolve(specifier), typeOnly }));
}

/** Every import between the project's own files. */
export const projectImports = (): Import[] => sourceFiles().flatMap(importsOf);

/** Files that import each other in a ring, each ring once, written a → b → a. Type-only imports make no ring. */
export function importCycles(imports: readonly Import[]): string[] {
	const next = Map.groupBy(
		imports.filter((entry) => !entry.typeOnly),
		(entry) => entry.from,
	);
	const done = new Set<string>();
	const cycles = new Set<string>();
	const visit = (file: string, way: string[]) => {
		const at = way.indexOf(file);
		if (at >= 0) cycles.add([...way.slice(at), file].join(" → "));
		if (at >= 0 || done.has(file)) return;
		for (const { to } of next.get(file) ?? []) visit(to, [...way, file]);
		done.add(file);
	};
	for (const file of next.keys()) visit(file, []);
	return [...cycles];
}
