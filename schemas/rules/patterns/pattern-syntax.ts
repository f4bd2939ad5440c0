/** What a pattern is made of. `set` is one character of a class, written as patterns write it. */
export type PatternNode =
	| { kind: "set"; source: string }
	| { kind: "assert"; what: string }
	| { kind: "all"; parts: readonly PatternNode[] }
	| { kind: "any"; parts: readonly PatternNode[] }
	| { kind: "times"; of: PatternNode; min: number; max: number };

/** What a pattern may be made of, from the longest to the shortest; `^`, `$`, `\b` and `\B` take no character. */
const TOKEN = new RegExp(
	[
		String.raw`(?<assert>[$^]|\\[bB])`,
		String.raw`(?<open>\((?:\?:|\?<[\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*>|(?!\?)))`,
		String.raw`(?<close>\))`,
		String.raw`(?<or>\|)`,
		String.raw`(?<times>(?:[*+?]|\{(?<min>\d+)(?<comma>,(?<max>\d*))?\})\??)`,
		String.raw`(?<set>\[(?:\\[^]|[^\]\\])*\]|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\[dDsSwWfnrtv0]|\\[\^$\\.*+?()[\]{}|/]|\.|[^\\^$.*+?()[\]{}|])`,
	].join("|"),
	"uy",
);

type Group = { before: PatternNode[]; parts: PatternNode[] };

const whole = ({ before, parts }: Group): PatternNode => {
	const last: PatternNode = { kind: "all", parts };
	return before.length === 0 ? last : { kind: "any", parts: [...before, last] };
};

function repeated(of: PatternNode, token: string, { min, comma, max }: Record<string, string | undefined>) {
	if (min === undefined)
		return {
			kind: "times" as const,
			of,
			min: token.startsWith("+") ? 1 : 0,
			max: token.startsWith("?") ? 1 : Infinity,
		};
	const from = Number(min);
	return { kind: "times" as const, of, min: from, max: comma === undefined ? from : max ? Number(max) : Infinity };
}

/**
 * A regular expression of JavaScript, as its flag `u` reads it, in parts. Undefined where it has what no machine can match
 * in linear time or the flag forbids: look-around, references back to a group, modifiers.
 */
export function parsePattern(pattern: string): PatternNode | undefined {
	const open: Group[] = [];
	let group: Group = { before: [], parts: [] };
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < pattern.length) {
		const groups = TOKEN.exec(pattern)?.groups;
		if (!groups) return undefined;
		const { assert, open: opens, close, or, times, set } = groups;
		if (set !== undefined) group.parts.push({ kind: "set", source: set });
		else if (assert !== undefined) group.parts.push({ kind: "assert", what: assert });
		else if (opens !== undefined) {
			open.push(group);
			group = { before: [], parts: [] };
		} else if (close !== undefined) {
			const around = open.pop();
			if (!around) return undefined;
			around.parts.push(whole(group));
			group = around;
		} else if (or !== undefined) group = { before: [...group.before, { kind: "all", parts: group.parts }], parts: [] };
		else {
			const last = group.parts.pop();
			if (!last || times === undefined) return undefined;
			group.parts.push(repeated(last, times, groups));
		}
	}
	return open.length === 0 ? whole(group) : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

const times = (one: number, max: number) => (one === 0 || max === 0 ? 0 : one * max);

/** How many characters a match has at max. */
function longest(node: PatternNode): number {
	if (node.kind === "set") return 1;
	if (node.kind === "assert") return 0;
	if (node.kind === "times") return times(longest(node.of), node.max);
	return node.kind === "all" ? sum(node.parts.map(longest)) : Math.max(...node.parts.map(longest));
}

/** How many characters a match has at min. */
function shortest(node: PatternNode): number {
	if (node.kind === "set") return 1;
	if (node.kind === "assert") return 0;
	if (node.kind === "times") return node.min === 0 ? 0 : node.min * shortest(node.of);
	return node.kind === "all" ? sum(node.parts.map(shortest)) : Math.min(...node.parts.map(shortest));
}

/** Whether a match can only start where the text does; with `$`, only end where it does. */
function isAnchored(node: PatternNode, by: "^" | "$" = "^"): boolean {
	if (node.kind === "assert") return node.what === by;
	if (node.kind === "any") return node.parts.every((part) => isAnchored(part, by));
	if (node.kind === "times") return node.min > 0 && isAnchored(node.of, by);
	const outermost = node.kind === "all" ? node.parts.at(by === "^" ? 0 : -1) : undefined;
	return outermost !== undefined && isAnchored(outermost, by);
}

/** How many of a text's first characters a pattern looks at, at max. */
export const patternReach = (node: PatternNode): number => (isAnchored(node) ? longest(node) : Infinity);

/** How many characters a text has that a pattern matches, at min and at max; undefined where the pattern cannot be read. */
export function matchedLength(pattern: string): { min: number; max: number } | undefined {
	const node = parsePattern(pattern);
	if (!node) return undefined;
	const isWhole = isAnchored(node, "^") && isAnchored(node, "$");
	return { min: shortest(node), max: isWhole ? longest(node) : Infinity };
}
