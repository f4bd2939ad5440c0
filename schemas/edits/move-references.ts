import { isObject, type JsonObject } from "../json/json.ts";
import { pointerTokens, toPointer } from "../json/pointer.ts";

/** A pointer that leads through `from`, leading through `to`; any other text as it is. */
function movedPointer(pointer: string, from: readonly string[], to: readonly string[]): string {
	if (!pointer.startsWith("/")) return pointer;
	const tokens = pointerTokens(pointer);
	const isThrough = tokens.length >= from.length && from.every((own, at) => own === tokens[at]);
	return isThrough ? toPointer([...to, ...tokens.slice(from.length)]) : pointer;
}

/** A value in which every text and key that is a pointer through `from` leads through `to`. */
function movedIn(value: unknown, from: readonly string[], to: readonly string[]): unknown {
	if (typeof value === "string") return movedPointer(value, from, to);
	if (Array.isArray(value)) return value.map((entry) => movedIn(entry, from, to));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]) => [movedPointer(key, from, to), movedIn(entry, from, to)]),
	);
}

/**
 * A form document whose options and references follow a field from one pointer to another. What refers to a field in the
 * rows of a repeat group means one of many, or its own row: there is no place outside that it could mean instead, so such
 * references stay, and the compiler names them.
 */
export function withReferencesMoved(form: JsonObject, from: string, to: string): JsonObject {
	const before = pointerTokens(from);
	const after = pointerTokens(to);
	const inRows = before.includes("*") || after.includes("*");
	return Object.fromEntries(
		Object.entries(form).map(([key, value]) => {
			if (key === "schema") return [key, value];
			const followed = inRows ? value : movedIn(value, ["form", ...before], ["form", ...after]);
			if (key !== "fields" || !isObject(followed)) return [key, followed];
			const options = Object.entries(followed).map(([pointer, own]) => [movedPointer(pointer, before, after), own]);
			return [key, Object.fromEntries(options)];
		}),
	);
}
