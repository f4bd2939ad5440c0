import { asArray, type JsonObject } from "../../rules/json.ts";
import { pointerTokens } from "../../rules/pointer.ts";

/** A field, and the places in the form that something of it reads, rows as *. */
export type Reading = { pointer: string; reads: readonly (readonly string[])[] };

/** What a field's bindings read of the form: of its other answers, or of those in its row. */
export const readingOf = (pointer: string, bindings: readonly JsonObject[]): Reading => ({
	pointer,
	reads: bindings.flatMap(({ bind }) => {
		const [root, ...way] = pointerTokens(typeof bind === "string" ? bind : "");
		if (root === "form") return [way];
		const own = pointerTokens(pointer);
		return root === "item" ? [[...own.slice(0, own.lastIndexOf("*") + 1), ...way]] : [];
	}),
});

/** The fields that read themselves, directly or through others of these. */
export function readingThemselves(readings: readonly Reading[]): string[] {
	const places = readings.map(({ pointer }) => pointerTokens(pointer));
	const next = readings.map(({ reads }) =>
		places.flatMap((tokens, index) => (reads.some((read) => overlap(read, tokens)) ? [index] : [])),
	);
	return readings.flatMap(({ pointer }, index) => (reaches(index, next) ? [pointer] : []));
}

/** Whether one place is, holds or stands in the other. */
const overlap = (a: readonly string[], b: readonly string[]) =>
	a.every((token, index) => index >= b.length || token === b[index] || token === "*" || b[index] === "*");

/** Whether something leads back to itself. */
function reaches(start: number, next: readonly (readonly number[])[]): boolean {
	const seen = new Set<number>();
	const waiting = [...asArray(next[start])].map(Number);
	for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
		if (index === start) return true;
		if (seen.has(index)) continue;
		seen.add(index);
		waiting.push(...(next[index] ?? []));
	}
	return false;
}
