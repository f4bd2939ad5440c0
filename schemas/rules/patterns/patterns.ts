import { machineOf } from "./pattern-machine.ts";
import { type PatternProgram, programOf } from "./pattern-program.ts";

/** How many characters a value may have where its schema has no `maxLength`; no pattern matches a longer text. */
export const MAX_TEXT_LENGTH = 10_000;

/** How many characters the name of a value may have where patterns test names: they match no longer one. */
export const MAX_NAME_LENGTH = 100;

/**
 * How many steps a pattern may take on the longest text that its schema allows: about ten milliseconds of a slow machine.
 */
const MAX_STEPS = 600_000;

/** What it weighs to look whether a set has a character that is not ASCII, in instructions. */
const SET_WEIGHT = 12;

/** What tests texts, as a RegExp does. */
export type TextTest = { test(text: string): boolean };

type Known = { program: PatternProgram | undefined; test: (text: string) => boolean };

const known = new Map<string, Known>();

/** Programs that are kept: as many as any portal has patterns. */
const MAX_KNOWN = 2_000;

function knownOf(pattern: string): Known {
	const found = known.get(pattern);
	if (found) return found;
	const program = programOf(pattern);
	// A release of before may have what is no longer taken.
	const native = program ? undefined : new RegExp(pattern, "u");
	const made = { program, test: program ? machineOf(program) : (text: string) => native?.test(text) === true };
	if (known.size >= MAX_KNOWN) known.clear();
	known.set(pattern, made);
	return made;
}

/**
 * What tests texts by a pattern of a document, in browser and server: in linear time, and none of more than `max`
 * characters (UTF-16 units), which match nothing. Throws where the pattern is no regular expression.
 */
export function patternTest(pattern: string, max: number = MAX_TEXT_LENGTH): TextTest {
	const { test } = knownOf(pattern);
	return { test: (text) => text.length <= max && test(text) };
}

/** What tests the names of values by a pattern. */
export const nameTest = (pattern: string): TextTest => patternTest(pattern, MAX_NAME_LENGTH);

/** Whether a text has more characters than `max`, told without counting where its length tells it. */
export const isLonger = (text: string, max: number): boolean =>
	text.length > max && (text.length > 2 * max || [...text].length > max);

/**
 * What tests texts by a pattern beside a `maxLength`: a text that is longer fails by that alone, so the pattern is not
 * asked and lets it pass.
 */
export function boundedPattern(pattern: string, maxLength: number): TextTest {
	const { test } = patternTest(pattern, Number.POSITIVE_INFINITY);
	return { test: (text) => isLonger(text, maxLength) || test(text) };
}

/** The test of a schema's pattern, which holds to the schema's `maxLength` where it has one. */
export const patternOf = ({ pattern, maxLength }: { pattern: string; maxLength?: unknown }): TextTest =>
	typeof maxLength === "number" ? boundedPattern(pattern, maxLength) : patternTest(pattern);

/** Why a pattern may not stand in a document: it cannot be run in linear time, or takes too long on the longest text. */
export type PatternFault = { kind: "not-linear" } | { kind: "too-long"; mostCharacters: number };

/** What is wrong with a pattern that is held against texts of at most `length` characters; undefined where nothing is. */
export function patternFault(pattern: string, length: number): PatternFault | undefined {
	const { program } = knownOf(pattern);
	if (!program) return { kind: "not-linear" };
	const weight = program.instructions.length + SET_WEIGHT * program.sets.length;
	const looked = Math.min(length, program.reach) + 1;
	return weight * looked > MAX_STEPS
		? { kind: "too-long", mostCharacters: Math.floor(MAX_STEPS / weight) - 1 }
		: undefined;
}
