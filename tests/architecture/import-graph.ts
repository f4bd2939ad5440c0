import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

export const ROOT = join(import.meta.dirname, "../..");

/** One import or re-export between two files of the project; `typeOnly` ones vanish at build. */
export type Import = { from: string; to: string; typeOnly: boolean };

/** The project's TypeScript files, relative to its root. */
export function sourceFiles(): string[] {
	const pattern = "{schemas,adapters,renderer,src,server,tests,scripts,bench}/**/*.{ts,tsx}";
	return globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**"] }).sort();
}

function importsOf(file: string): Import[] {
	const path = join(ROOT, file);
	const source = readFileSync(path, "utf8");
	const { module } = parseSync(path, source);
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
	const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
		specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
		typeOnly: false,
	}));
	return [...statics, ...exports, ...lazy]
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
