import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const WRITTEN = /^(schemas|adapters|renderer|src|server)\/(?!.*\.(gen|test|fixture)\.tsx?$)/;

const sources = new Map(sourceFiles().map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

/** How many files name a word. */
const files = new Map<string, number>();
for (const text of sources.values())
	for (const word of new Set(text.match(/[\w$]+/g))) files.set(word, (files.get(word) ?? 0) + 1);

/** The functions and values that a file declares and exports by a name; types may name what exported functions take. */
const exportedValues = (file: string, text: string): string[] =>
	parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ exportName, moduleRequest, isType }) =>
			moduleRequest || isType || exportName.kind !== "Name" || !exportName.name ? [] : [exportName.name],
		),
	);

it("no function or value is exported that no other file names", () => {
	const alone = [...sources]
		.filter(([file]) => WRITTEN.test(file))
		.flatMap(([file, text]) => exportedValues(file, text).map((name) => ({ file, name })))
		.filter(({ name }) => (files.get(name) ?? 0) < 2);
	expect(alone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
