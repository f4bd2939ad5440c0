import { asObject } from "../../json/json.ts";
import type { SchemaNode } from "../../json/schema-walk.ts";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, patternFault } from "../../rules/patterns/patterns.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort } from "../wording.ts";
import { isQuickOnNames } from "./pattern-steps.ts";
import type { ReportAt } from "./report-at.ts";

/** How many characters a pattern may have. */
const MAX_WRITTEN = 500;

const SYNTAX = worded`a regular expression as the flag u reads it, of at most ${MAX_WRITTEN} characters`;

const LINEAR = worded`one without look-around (?=…), references back \\1 and modifiers (?i:…), whose counted repetitions are short: of several patterns in "allOf" each must match`;

function isRegExp(pattern: string): boolean {
	try {
		new RegExp(pattern, "u");
		return true;
	} catch {
		return false;
	}
}

/** Why a pattern cannot stand in a document, and what was expected; undefined where it can. */
function problem(pattern: unknown, length: number): DiagnosticWords | undefined {
	if (typeof pattern !== "string" || pattern.length > MAX_WRITTEN || !isRegExp(pattern))
		return worded`is ${inShort(pattern)}. Expected ${SYNTAX}.`;
	const fault = patternFault(pattern, length);
	if (fault === undefined) return undefined;
	if (fault.kind === "not-linear")
		return worded`${inShort(pattern)} cannot be tested in time that grows with the text alone. Expected ${LINEAR}.`;
	const beside =
		fault.mostCharacters > 0 ? worded`a "maxLength" of at most ${fault.mostCharacters} beside it, or ` : "";
	return worded`${inShort(pattern)} would take too long on a text of ${length} characters. Expected ${beside}one with shorter counted repetitions, or minLength and maxLength in their place.`;
}

/** No value may make a pattern take long, in the browser or on the server: each must be quick on the longest text it meets. */
export function checkPatterns({ schema, at }: SchemaNode, report: ReportAt): void {
	if ("pattern" in schema) {
		const max = typeof schema.maxLength === "number" ? schema.maxLength : MAX_TEXT_LENGTH;
		const found = problem(schema.pattern, max);
		if (found !== undefined) report([...at, "pattern"], "invalid-schema", worded`"pattern" ${found}`);
	}
	for (const name of Object.keys(asObject(schema.patternProperties))) {
		const found = problem(name, MAX_NAME_LENGTH) ?? (isQuickOnNames(name) ? undefined : SLOW_ON_NAMES);
		if (found !== undefined)
			report([...at, "patternProperties", name], "invalid-schema", worded`A pattern of "patternProperties" ${found}`);
	}
}

const SLOW_ON_NAMES = worded`would take too long on a name of ${MAX_NAME_LENGTH} characters. Expected one with fewer repetitions, and none of what repeats or branches itself.`;
