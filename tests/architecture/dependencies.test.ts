import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const {
	dependencies,
	devDependencies,
}: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(read("package.json"));

/** What no file imports: who does, or what runs it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	"@biomejs/biome": "a command",
	typescript: "a command",
	"@tiptap/pm": "tiptap's own parts import it, and want it installed beside them",
};

const sources = [...sourceFiles(), ...globSync(["*.ts", "*.html", "scripts/*.mjs"], { cwd: ROOT })]
	.map(read)
	.join("\n");

/** The packages that some file imports, resolves or names as a part that it loads: all of a path's beginning. */
const named = new Set(
	[...sources.matchAll(/["'`](?:node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"'`\n]*)?["'`]/g)].map(
		([, name]) => name,
	),
);

it("every dependency is used by some file, types and commands apart", () => {
	const unused = Object.keys({ ...dependencies, ...devDependencies })
		.filter((name) => !name.startsWith("@types/"))
		.filter((name) => !named.has(name) && !Object.hasOwn(ELSEWHERE, name));
	expect(unused).toEqual([]);
});

it("none is excused that is not there", () => {
	const installed = { ...dependencies, ...devDependencies };
	expect(Object.keys(ELSEWHERE).filter((name) => !Object.hasOwn(installed, name))).toEqual([]);
});
