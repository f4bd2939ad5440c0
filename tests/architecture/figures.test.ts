import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { codeFigures } from "./figures.ts";
import { ROOT } from "./import-graph.ts";

const text = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");

/** What the last column of a row says, as a number. */
function said(label: string): number {
	const row = text.split("\n").find((line) => line.startsWith(`| ${label} |`));
	return Number(row?.split("|").at(-2)?.trim().replaceAll(",", ""));
}

const product = codeFigures();
const forms = codeFigures("renderer/forms/");

it.each([
	["files", product.files],
	["folders", product.folders],
	["lines of half of the files, at most", product.median],
	["lines of nine in ten, at most", product.p90],
	["lines of the longest", product.longest],
	["files of `renderer/forms`", forms.files],
	["folders of `renderer/forms`", forms.folders],
	["lines of half of its files, at most", forms.median],
])("docs/architecture.md says how many %s there are, within a tenth", (label, found) => {
	expect(said(label)).toBeGreaterThan(found * 0.9);
	expect(said(label)).toBeLessThan(found * 1.1);
});
