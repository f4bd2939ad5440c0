import { MAX_NAME_LENGTH } from "../../rules/patterns/patterns.ts";

/** In how many ways a part of a pattern can take a text, and whether it repeats without end, or branches, anywhere. */
type Part = { ways: number; repeats: boolean; branches: boolean };

/** What stands within two parentheses: the alternatives before the last "|", and the parts after it. */
type Group = { before: readonly Part[]; parts: readonly Part[] };

const EMPTY: Group = { before: [], parts: [] };
const ONE: Part = { ways: 1, repeats: false, branches: false };

/** An escape, a class, an opened group, its end, a branch, a repetition, or any character. */
const TOKEN =
	/\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gu;

const joined = (parts: readonly Part[]): Part => ({
	ways: parts.reduce((ways, part) => ways * part.ways, 1),
	repeats: parts.some(({ repeats }) => repeats),
	branches: parts.some(({ branches }) => branches),
});

function wholeOf({ before, parts }: Group): Part {
	const all = [...before, joined(parts)];
	const { repeats, branches } = joined(all);
	return { ways: all.reduce((sum, { ways }) => sum + ways, 0), repeats, branches: branches || all.length > 1 };
}

/** How often a repetition asks for what stands before it, and how often it takes it; undefined where it is none. */
function timesOf(token: string): { min: number; max: number } | undefined {
	if (/^[*+?]\??$/.test(token))
		return { min: token.startsWith("+") ? 1 : 0, max: token.startsWith("?") ? 1 : Infinity };
	const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}\??$/.exec(token) ?? [];
	if (min === undefined) return undefined;
	if (max) return { min: Number(min), max: Number(max) };
	return { min: Number(min), max: comma ? Infinity : Number(min) };
}

/**
 * How many steps matching a text of some length may take at most, by how the pattern is built; `isNested`: whether it
 * repeats what repeats or branches itself, which can take a time that doubles with each character.
 */
export function patternSteps(pattern: string, length: number): { steps: number; isNested: boolean } {
	const open: Group[] = [];
	let group = EMPTY;
	let isNested = false;
	for (const [token] of pattern.matchAll(TOKEN)) {
		const last = group.parts.at(-1) ?? ONE;
		const times = timesOf(token);
		if (times) {
			const { min, max } = times;
			isNested ||= (max > 1 && last.repeats) || (max === Infinity && last.branches);
			const endless = last.ways > 1 ? Infinity : length + 1;
			const ways = max === Infinity ? endless : last.ways ** max * (max - min + 1);
			const repeated = { ways, repeats: last.repeats || max === Infinity, branches: last.branches };
			group = { ...group, parts: [...group.parts.slice(0, -1), repeated] };
		} else if (token.startsWith("(")) {
			open.push(group);
			group = EMPTY;
		} else if (token === ")") {
			const around = open.pop() ?? EMPTY;
			group = { ...around, parts: [...around.parts, wholeOf(group)] };
		} else if (token === "|") group = { before: [...group.before, joined(group.parts)], parts: [] };
		else group = { ...group, parts: [...group.parts, ONE] };
	}
	return { steps: (length + 1) * wholeOf(group).ways, isNested };
}

/** How many steps RegExp may take: some milliseconds. */
const MAX_STEPS = 2_000_000;

/** Whether RegExp, which tries one way after the other, is quick with a pattern on the longest name that a value may have. */
export const isQuickOnNames = (pattern: string): boolean =>
	patternSteps(pattern, MAX_NAME_LENGTH).steps <= MAX_STEPS && !patternSteps(pattern, MAX_NAME_LENGTH).isNested;
