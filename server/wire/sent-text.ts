import { isObject } from "../../schemas/json/json.ts";
import { type Path, toPointer } from "../../schemas/json/pointer.ts";

/**
 * The same JSON with each half of a surrogate pair that stands alone replaced by U+FFFD, in keys too: no database
 * stores such a half, and who has cut a text within an emoji has still written the rest of it.
 */
export function wellFormed(value: unknown): unknown {
	if (typeof value === "string") return value.toWellFormed();
	if (Array.isArray(value)) return value.map(wellFormed);
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.toWellFormed(), wellFormed(entry)]));
}

/** U+0000, which PostgreSQL stores in no text. */
const NUL = "\0";

/** Where the first text or key stands that holds U+0000, as a JSON Pointer; undefined where none does. */
export function nulPointer(value: unknown, path: Path = []): string | undefined {
	if (typeof value === "string") return value.includes(NUL) ? toPointer(path) : undefined;
	const entries: [string | number, unknown][] = Array.isArray(value)
		? [...value.entries()]
		: isObject(value)
			? Object.entries(value)
			: [];
	for (const [key, entry] of entries) {
		// A key that holds it cannot be named as it is: its object is.
		const found = String(key).includes(NUL) ? toPointer(path) : nulPointer(entry, [...path, key]);
		if (found !== undefined) return found;
	}
	return undefined;
}
