import { type PatternNode, parsePattern, patternReach } from "./pattern-syntax.ts";

/** What a machine does at one step: take a character of a set, go two ways, go on where something holds, or be done. */
export type Instruction =
	| { kind: "take"; set: number }
	| { kind: "fork"; first: number; second: number }
	| { kind: "assert"; what: string }
	| { kind: "match" };

/**
 * A pattern as a machine's instructions; `sets` are the sets of characters that it knows, each once; `reach`: how many of a
 * text's first characters it looks at, at max.
 */
export type PatternProgram = { instructions: readonly Instruction[]; sets: readonly string[]; reach: number };

/** The most instructions: what is repeated a counted number of times is written as often. */
const MAX_INSTRUCTIONS = 4_000;

class Writer {
	readonly instructions: Instruction[] = [];
	readonly sets: string[] = [];
	readonly #known = new Map<string, number>();

	get isFull(): boolean {
		return this.instructions.length > MAX_INSTRUCTIONS;
	}

	write(node: PatternNode): void {
		if (this.isFull) return;
		if (node.kind === "set") this.instructions.push({ kind: "take", set: this.#numberOf(node.source) });
		else if (node.kind === "assert") this.instructions.push({ kind: "assert", what: node.what });
		else if (node.kind === "all") for (const part of node.parts) this.write(part);
		else if (node.kind === "any") this.#writeAny(node.parts);
		else this.#writeTimes(node);
	}

	#numberOf(source: string): number {
		const number = this.#known.get(source) ?? this.sets.length;
		if (number === this.sets.length) this.sets.push(source);
		this.#known.set(source, number);
		return number;
	}

	/** A fork whose first way leads on, its second to where `land` is called. */
	#fork(): { land: () => void } {
		const fork = { kind: "fork" as const, first: this.instructions.length + 1, second: 0 };
		this.instructions.push(fork);
		return {
			land: () => {
				fork.second = this.instructions.length;
			},
		};
	}

	#goTo(place: number): void {
		this.instructions.push({ kind: "fork", first: place, second: place });
	}

	#writeAny([first, ...others]: readonly PatternNode[]): void {
		if (!first) return;
		if (others.length === 0) {
			this.write(first);
			return;
		}
		const fork = this.#fork();
		this.write(first);
		const past = { kind: "fork" as const, first: 0, second: 0 };
		this.instructions.push(past);
		fork.land();
		this.#writeAny(others);
		past.first = this.instructions.length;
		past.second = past.first;
	}

	#writeTimes({ of, min, max }: Extract<PatternNode, { kind: "times" }>): void {
		const started = this.instructions.length;
		for (let count = 0; count < min && !this.isFull; count++) {
			this.write(of);
			// What takes no character is as good once as many times.
			if (this.instructions.length === started) break;
		}
		if (max === Infinity) {
			const begin = this.instructions.length;
			const fork = this.#fork();
			this.write(of);
			this.#goTo(begin);
			fork.land();
			return;
		}
		const forks: { land: () => void }[] = [];
		for (let count = min; count < max && !this.isFull; count++) {
			forks.push(this.#fork());
			this.write(of);
		}
		for (const { land } of forks) land();
	}
}

/** A pattern as a program; undefined where it is none that can be run in linear time, or too long a one. */
export function programOf(pattern: string): PatternProgram | undefined {
	const node = parsePattern(pattern);
	if (!node) return undefined;
	const writer = new Writer();
	writer.write(node);
	if (writer.isFull) return undefined;
	writer.instructions.push({ kind: "match" });
	return { instructions: writer.instructions, sets: writer.sets, reach: patternReach(node) };
}
