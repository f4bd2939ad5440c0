import { chance, type Draw, number, pick } from "./draw.ts";

/** Names of properties: plain ones, and such as pointers, ids, prototypes and other scripts find hard. */
const NAMES = [..."abcdefgh", "kind", "title", "a/b", "a~b", "with space", "地址", "0", "x.y", "length", "default"];

/** Names that every object has already, which the compiler refuses. */
const RESERVED = ["constructor", "toString", "__proto__"];

/** Different names for the properties of one object, of which some are taken. */
export function names(draw: Draw, min: number, max: number, taken: readonly string[] = []): string[] {
	const own = NAMES.filter((name) => !taken.includes(name));
	const count = number(draw, min, max);
	const found = new Set<string>();
	while (found.size < count) {
		const name = pick(draw, chance(draw, 1) && chance(draw, 15) ? RESERVED : own);
		found.add(found.has(name) ? `${name}${found.size}` : name);
	}
	return [...found];
}
