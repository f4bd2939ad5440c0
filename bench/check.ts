import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createIncrementalCompiler } from "../schemas/compiler/incremental-compiler.ts";
import { check, type DocumentSource } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import { percentile } from "./measure/statistics.ts";
import { manyDocuments } from "./publish-documents.ts";

const ROUNDS = 40;

/** The documents whose kinds cost most to look at. */
const EDITED = ["forms/complaint.json", "pages/home.json", "site.json", "messages/zh-CN.json", "workflow.json"];

const timed = (work: () => unknown): number => {
	const startedAt = performance.now();
	work();
	return performance.now() - startedAt;
};

/** Milliseconds that a check takes after each of many edits of one document: titles are changed, and a line is added. */
function edits(sources: readonly DocumentSource[], path: string): number[] {
	const compiler = createIncrementalCompiler(sources);
	compiler.check();
	const text = sources.find((source) => source.path === path)?.text;
	if (text === undefined) throw new Error(`bench: expected the document ${path}`);
	return Array.from({ length: ROUNDS }, (_, round) => {
		const changed = text.replace(/"(title|name)": "([^"]*)"/, `"$1": "$2 ${round}"`) + "\n".repeat(round);
		return timed(() => {
			compiler.set(path, changed);
			compiler.check();
		});
	});
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

function row(title: string, sources: readonly DocumentSource[], path: string): string {
	const whole = percentile(
		Array.from({ length: 5 }, () => timed(() => check(sources))),
		0.5,
	);
	const sample = edits(sources, path);
	return `| ${title} | ${ms(whole)} | ${ms(percentile(sample, 0.5))} | ${ms(percentile(sample, 0.95))} |`;
}

/** How long checking takes: all anew, and after one edit, as a Markdown table. */
export function checkAfterEdits(): string {
	const shipped = readDocuments(join(import.meta.dirname, "../schemas/documents"));
	const many = manyDocuments(300, 0);
	const rows = [
		...EDITED.map((path) => row(`shipped portal, ${path}`, shipped, path)),
		row(`${many.length} documents, site.json`, many, "site.json"),
		row(`${many.length} documents, forms/complaint.json`, many, "forms/complaint.json"),
	];
	return [
		"### Check",
		"",
		"| | all anew | one edit, p50 | one edit, p95 |",
		"| --- | --- | --- | --- |",
		...rows,
		"",
	].join("\n");
}
