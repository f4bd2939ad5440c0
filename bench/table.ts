import type { Contender } from "./build-contenders.ts";
import type { Measures } from "./measure/form-page.ts";

type Column = { title: string; of: keyof Measures; unit: string; scale: number; digits: number };

const COLUMNS: Column[] = [
	{ title: "JS gz", of: "bytes", unit: "KB", scale: 1 / 1024, digits: 0 },
	{ title: "usable", of: "usable", unit: "ms", scale: 1, digits: 0 },
	{ title: "heard", of: "interactive", unit: "ms", scale: 1, digits: 0 },
	{ title: "middle field", of: "middle", unit: "ms", scale: 1, digits: 0 },
	{ title: "submit button", of: "sendable", unit: "ms", scale: 1, digits: 0 },
	{ title: "last field", of: "whole", unit: "ms", scale: 1, digits: 0 },
	{ title: "work until then", of: "startWork", unit: "ms", scale: 1, digits: 0 },
	{ title: "script until then", of: "startScript", unit: "ms", scale: 1, digits: 0 },
	{ title: "usable, CPU ÷ 4", of: "usableSlow", unit: "ms", scale: 1, digits: 0 },
	{ title: "key work p50", of: "keyWork", unit: "ms", scale: 1, digits: 1 },
	{ title: "key work p95", of: "keyWorkP95", unit: "ms", scale: 1, digits: 1 },
	{ title: "key → paint p50", of: "keyPaint", unit: "ms", scale: 1, digits: 0 },
	{ title: "key → paint p95", of: "keyPaintP95", unit: "ms", scale: 1, digits: 0 },
	{ title: "submit → errors", of: "submit", unit: "ms", scale: 1, digits: 0 },
	{ title: "heap", of: "heap", unit: "MB", scale: 1 / 2 ** 20, digits: 1 },
	{ title: "DOM nodes", of: "nodes", unit: "", scale: 1, digits: 0 },
];

function cell(column: Column, measures: Measures, base: Measures): string {
	const value = measures[column.of];
	if (!Number.isFinite(value)) return "–";
	const plain = `${(value * column.scale).toFixed(column.digits)}${column.unit ? ` ${column.unit}` : ""}`;
	const ratio = value / base[column.of];
	return measures === base || !Number.isFinite(ratio) ? plain : `${ratio.toFixed(2)} × (${plain})`;
}

/** One Markdown table: a row a contender, each value as a multiple of the first contender's. */
export function markdownTable(title: string, results: ReadonlyMap<Contender, Measures>): string {
	const base = [...results.values()][0];
	if (!base) throw new Error(`${title}: nothing was measured`);
	const rows = [...results].map(
		([name, measures]) => `| ${name} | ${COLUMNS.map((column) => cell(column, measures, base)).join(" | ")} |`,
	);
	return [
		`### ${title}`,
		"",
		`| | ${COLUMNS.map((column) => column.title).join(" | ")} |`,
		`|---|${COLUMNS.map(() => "---:|").join("")}`,
		...rows,
		"",
	].join("\n");
}
