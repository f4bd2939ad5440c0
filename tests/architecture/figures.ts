/**
 * How large the product is: `node tests/architecture/figures.ts` prints the row of docs/architecture.md, which
 * figures.test.ts holds to what is there.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectImports, ROOT, sourceFiles } from "./import-graph.ts";
import { folderRings, isProduct } from "./layers.ts";

/** Written code of the product: without tests, what they stage, and generated files. */
const isWritten = (file: string) =>
	/^(schemas|adapters|renderer|src|server)\//.test(file) && !/\.(gen|test|fixture)\.tsx?$/.test(file);

const share = (sorted: readonly number[], of: number) => sorted[Math.floor((sorted.length - 1) * of)] ?? 0;

/** Files and folders below a folder of the project ("" for all), and how many lines files have. */
export function codeFigures(below = "") {
	const files = sourceFiles().filter((file) => isWritten(file) && file.startsWith(below));
	const lines = files
		.map((file) => readFileSync(join(ROOT, file), "utf8").trimEnd().split("\n").length)
		.sort((a, b) => a - b);
	return {
		files: files.length,
		folders: new Set(files.map((file) => dirname(file))).size,
		median: share(lines, 0.5),
		p90: share(lines, 0.9),
		longest: share(lines, 1),
	};
}

if (import.meta.main) {
	for (const below of ["", "renderer/forms/"]) console.log(below || "the product", codeFigures(below));
	console.log("rings of folders", folderRings(projectImports().filter(isProduct)));
}
