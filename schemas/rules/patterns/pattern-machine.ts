import type { PatternProgram } from "./pattern-program.ts";

const TAKE = 0;
const FORK = 1;
const ASSERT = 2;

const ASCII = 128;

/** Whether a set has a character: of ASCII by a table, of others by the script engine, which looks at that one alone. */
function membership(source: string): (point: number) => boolean {
	const one = new RegExp(`^${source}$`, "u");
	const table = Uint8Array.from({ length: ASCII }, (_, point) => (one.test(String.fromCodePoint(point)) ? 1 : 0));
	return (point) => (point < ASCII ? table[point] === 1 : one.test(String.fromCodePoint(point)));
}

const isWord = (point: number | undefined) => point !== undefined && /^\w$/.test(String.fromCodePoint(point));

/** What stands around a place in a text: undefined at its ends. */
type Around = { before: number | undefined; after: number | undefined };

function holdsAt(what: string, { before, after }: Around): boolean {
	if (what === "^") return before === undefined;
	if (what === "$") return after === undefined;
	return (isWord(before) !== isWord(after)) === (what === "\\b");
}

/**
 * A pattern's test that takes time in proportion to the text, whatever the text: it is in all places of the pattern at once
 * (Thompson 1968, Pike's machine without captures), where RegExp tries one after the other. At each character each
 * instruction is looked at once, and each set.
 */
export function machineOf({ instructions, sets, reach }: PatternProgram): (text: string) => boolean {
	const size = instructions.length;
	const has = sets.map(membership);
	const kinds = Uint8Array.from(instructions, ({ kind }) => ["take", "fork", "assert", "match"].indexOf(kind));
	const firsts = Uint32Array.from(instructions, (one) =>
		one.kind === "fork" ? one.first : "set" in one ? one.set : 0,
	);
	const seconds = Uint32Array.from(instructions, (one) => (one.kind === "fork" ? one.second : 0));
	const asserted = instructions.map((one) => (one.kind === "assert" ? one.what : ""));

	return (text) => {
		const seen = new Uint32Array(size);
		const waiting = new Uint32Array(2 * size + 2);
		const taken = new Int8Array(sets.length);
		let here = new Uint32Array(size + 1);
		let next = new Uint32Array(size + 1);
		let count = 0;
		let step = 0;
		let around: Around = { before: undefined, after: text.codePointAt(0) };
		for (let at = 0; ; step++) {
			// Where it is: all that it came to by the last character, and its beginning, for a match may start anywhere.
			here[count] = 0;
			let nextCount = 0;
			let left = 0;
			taken.fill(-1);
			for (let index = count; index >= 0; index--) waiting[left++] = here[index] ?? 0;
			while (left > 0) {
				const place = waiting[--left] ?? 0;
				if (seen[place] === step + 1) continue;
				seen[place] = step + 1;
				const kind = kinds[place];
				if (kind === TAKE) {
					if (around.after === undefined) continue;
					const set = firsts[place] ?? 0;
					if (taken[set] === -1) taken[set] = has[set]?.(around.after) ? 1 : 0;
					if (taken[set] === 1) next[nextCount++] = place + 1;
				} else if (kind === FORK) {
					waiting[left++] = firsts[place] ?? 0;
					waiting[left++] = seconds[place] ?? 0;
				} else if (kind === ASSERT) {
					if (holdsAt(asserted[place] ?? "", around)) waiting[left++] = place + 1;
				} else return true;
			}
			if (around.after === undefined || step > reach) return false;
			at += around.after > 0xffff ? 2 : 1;
			around = { before: around.after, after: text.codePointAt(at) };
			[here, next] = [next, here];
			count = nextCount;
		}
	};
}
