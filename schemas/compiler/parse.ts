import { type AnyNode, parse } from "@humanwhocodes/momoa";
import { isObject } from "../json/json.ts";
import { pointerTokens, pointerUnder } from "../json/pointer.ts";
import type { Place, Report } from "./diagnostic.ts";
import { COMPILER_LIMITS } from "./limits.ts";
import { nestingOf } from "./nesting.ts";
import { type DiagnosticWords, worded } from "./worded.ts";

/** A document as someone wrote it: `path` names it in diagnostics, `text` is its JSON. */
export type DocumentSource = { path: string; text: string };

/** A source that is JSON. */
export type ParsedSource = Place & { value: unknown };

type Lines = Map<string, number>;

/** The document as JSON with a line for every pointer, or null after reporting why not. */
export function parseSource(source: DocumentSource, report: Report): ParsedSource | null {
	const first = { path: source.path, lineOf: () => 1 };
	if (source.text.length > COMPILER_LIMITS.documentSize)
		return tooLarge(
			report,
			first,
			worded`${source.text.length} characters long`,
			worded`at most ${COMPILER_LIMITS.documentSize}`,
		);
	const nesting = nestingOf(source.text);
	if (nesting.depth > COMPILER_LIMITS.depth)
		return tooLarge(report, first, worded`${nesting.depth} levels deep`, worded`at most ${COMPILER_LIMITS.depth}`);
	if (nesting.values > COMPILER_LIMITS.values)
		return tooLarge(report, first, worded`made of ${nesting.values} values`, worded`at most ${COMPILER_LIMITS.values}`);
	const value = plainValue(source.text, nesting.members);
	return value === undefined ? parsed(source, report) : { path: source.path, lineOf: linesOf(source.text), value };
}

/** What the engine's own parser, much the faster one, makes of a text; undefined of what is no JSON or has a key twice. */
function plainValue(text: string, members: number): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return membersIn(value) === members ? value : undefined;
	} catch {
		return undefined;
	}
}

/** How many values stand under a key: fewer than in the text where a key stands twice in its object. */
function membersIn(value: unknown): number {
	if (Array.isArray(value)) return value.reduce((sum, entry) => sum + membersIn(entry), 0);
	const entries = isObject(value) ? Object.values(value) : [];
	return entries.reduce<number>((sum, entry) => sum + membersIn(entry), entries.length);
}

/** Lines are counted once something is said of the document: of most, nothing is. */
function linesOf(text: string): Place["lineOf"] {
	let lines: Lines | undefined;
	return (pointer) => {
		lines ??= notedLines(text, []);
		return nearestLine(lines, pointer);
	};
}

function notedLines(text: string, twice: string[]): Lines {
	const lines: Lines = new Map();
	noteLines(parse(text, { mode: "json" }).body, "", lines, twice);
	return lines;
}

function tooLarge(report: Report, place: Place, found: DiagnosticWords, expected: DiagnosticWords): null {
	report.add(place, "", "too-large", worded`The document is ${found}. Expected ${expected}.`);
	return null;
}

function parsed({ path, text }: DocumentSource, report: Report): ParsedSource | null {
	try {
		const twice: string[] = [];
		const lines = notedLines(text, twice);
		const place = { path, lineOf: (pointer: string) => nearestLine(lines, pointer) };
		for (const pointer of twice) {
			const key = JSON.stringify(pointerTokens(pointer).at(-1));
			report.add(
				place,
				pointer,
				"duplicate-key",
				worded`The key ${key} stands twice in its object. Expected each key once.`,
			);
		}
		return { ...place, value: JSON.parse(text) };
	} catch (cause) {
		const line = lineOfFailure(cause);
		report.add({ path, lineOf: () => line }, "", "syntax", notJson(cause));
		return null;
	}
}

/** What the parser calls the signs of JSON. */
const SIGNS: Readonly<Record<string, DiagnosticWords>> = {
	LBrace: worded`"{"`,
	RBrace: worded`"}"`,
	LBracket: worded`"["`,
	RBracket: worded`"]"`,
	Colon: worded`":"`,
	Comma: worded`","`,
	String: worded`text`,
	Number: worded`number`,
	Boolean: worded`truth value`,
	Null: worded`null`,
	Identifier: worded`word without quotes`,
};

const OF_JSON = worded`Expected JSON: names and texts in double quotes, a comma between two entries and none after the last.`;

/** What stands where JSON cannot have it, in an author's words. */
function notJson(cause: unknown): DiagnosticWords {
	const raised = cause instanceof Error ? cause.message.replaceAll("  ", " ") : "";
	const [, token, line, column] = /^Unexpected token (\w+) found\. \((\d+):(\d+)\)$/.exec(raised) ?? [];
	const sign = token === undefined ? undefined : SIGNS[token];
	return sign
		? worded`The document is not JSON. There is a ${sign} at line ${line}, column ${column}, where JSON cannot have one. ${OF_JSON}`
		: worded`The document is not JSON. ${raised} ${OF_JSON}`;
}

const lineOfFailure = (cause: unknown) =>
	cause instanceof Error && "line" in cause && typeof cause.line === "number" ? cause.line : 1;

function noteLines(node: AnyNode, at: string, lines: Lines, twice: string[]): void {
	if (!lines.has(at)) lines.set(at, node.loc.start.line);
	if (node.type === "Array")
		for (const [i, element] of node.elements.entries()) noteLines(element.value, pointerUnder(at, i), lines, twice);
	if (node.type !== "Object") return;
	for (const member of node.members) {
		const pointer = pointerUnder(at, nameOf(member.name));
		if (lines.has(pointer)) twice.push(pointer);
		lines.set(pointer, member.loc.start.line);
		noteLines(member.value, pointer, lines, twice);
	}
}

const nameOf = (name: AnyNode) => (name.type === "String" ? name.value : name.type === "Identifier" ? name.name : "");

/** The line of a pointer, or of its nearest parent where nothing stands there. */
function nearestLine(lines: Lines, pointer: string): number {
	const line = lines.get(pointer);
	if (line !== undefined) return line;
	return pointer === "" ? 1 : nearestLine(lines, pointer.slice(0, pointer.lastIndexOf("/")));
}
