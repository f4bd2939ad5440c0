import type { DocumentSource } from "../compiler/parse.ts";
import { isObject } from "../json/json.ts";
import { onceForEach } from "../rules/values/once-for-each.ts";
import type { EditState, MutableObject } from "./types.ts";

/** Lines are at most so long before a list is broken, as the repository's formatter has it. */
const LINE_CHARACTERS = 120;

/** A value on lines of its own; `column` is where its first line starts, `after` how much follows on its last. */
function printed(value: unknown, indent: string, column: number, after: number): string {
	const inner = `${indent}  `;
	if (Array.isArray(value)) {
		if (value.length === 0) return "[]";
		const line = value.every((entry) => entry === null || typeof entry !== "object")
			? `[${value.map((entry) => JSON.stringify(entry)).join(", ")}]`
			: null;
		if (line !== null && column + line.length + after <= LINE_CHARACTERS) return line;
		const entries = value.map(
			(entry, at) => inner + printed(entry, inner, inner.length, at < value.length - 1 ? 1 : 0),
		);
		return `[\n${entries.join(",\n")}\n${indent}]`;
	}
	if (!isObject(value)) return JSON.stringify(value);
	const entries = Object.entries(value);
	if (entries.length === 0) return "{}";
	const lines = entries.map(([key, entry], at) => {
		const start = `${inner}${JSON.stringify(key)}: `;
		return start + printed(entry, inner, start.length, at < entries.length - 1 ? 1 : 0);
	});
	return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** The text of a document: two spaces a level, short lists of plain values on one line, a line break at the end. */
export const printDocument = (document: object): string => `${printed(document, "", 0, 0)}\n`;

/**
 * The sources that edits lead to. A document that no edit has changed keeps its text to the byte, one that is broken has
 * the text that was given to it.
 */
export function printSources(
	base: readonly DocumentSource[],
	before: EditState,
	after: EditState,
	print: (document: MutableObject) => string = printDocument,
): DocumentSource[] {
	const texts = new Map(base.map(({ path, text }) => [path, text]));
	const whole = Object.entries(after.documents).map(([path, document]: [string, MutableObject]) => {
		const text = before.documents[path] === document ? texts.get(path) : undefined;
		return { path, text: text ?? print(document) };
	});
	const broken = Object.entries(after.broken).map(([path, text]) => ({ path, text }));
	return [...whole, ...broken].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Prints sources again and again while a few of their documents change: each state of a document is printed once. */
export function rememberingPrinter(): typeof printSources {
	const print = onceForEach((document: MutableObject) => printDocument(document));
	return (base, before, after) => printSources(base, before, after, print);
}
