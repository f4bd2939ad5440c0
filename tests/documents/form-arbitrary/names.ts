import { chance, type Draw, number, pick } from "./draw.ts";

/** Names of properties: plain ones, and such as pointers, ids, prototypes and other scripts find hard. */
const NAMES = [..."abcdefgh", "kind", "title", "a/b", "a~b", "with space", "地址", "0", "x.y", "length", "default"];

/** Names that every object has already, which the compiler refuses. */
const RESERVED = ["constructor", "toString", "__proto__"];

/** Different names for the properties of one object. */
export function names(draw: Draw, least: number, most: number): string[] {
	const count = number(draw, least, most);
	const found = new Set<string>();
	while (found.size < count) {
		const name = pick(draw, chance(draw, 1) ? RESERVED : NAMES);
		found.add(found.has(name) ? `${name}${found.size}` : name);
	}
	return [...found];
}
