import { asArray, type JsonObject } from "../../json/json.ts";
import { pointerTokens } from "../../json/pointer.ts";

/** A field, and the places in the form that something of it reads, rows as *. */
export type Reading = { pointer: string; reads: readonly (readonly string[])[] };

/** What a field's bindings read of the form: of its other values, or of those in its row. */
export const readingOf = (pointer: string, bindings: readonly JsonObject[]): Reading => ({
	pointer,
	reads: bindings.flatMap(({ bind }) => {
		const [root, ...way] = pointerTokens(typeof bind === "string" ? bind : "");
		if (root === "form") return [way];
		const own = pointerTokens(pointer);
		return root === "item" ? [[...own.slice(0, own.lastIndexOf("*") + 1), ...way]] : [];
	}),
});

/** Those that read their own field, directly or through others of these. A field may have several readings. */
export function readingThemselves<R extends Reading>(readings: readonly R[]): R[] {
	const places = readings.map(({ pointer }) => pointerTokens(pointer));
	const all = places.map((_, index) => index);
	const byName = Map.groupBy(all, (index) => places[index]?.[0]);
	const next = readings.map(({ reads }) =>
		reads.flatMap((read) =>
			(read.length === 0 ? all : (byName.get(read[0]) ?? [])).filter((index) => overlap(read, places[index] ?? [])),
		),
	);
	return readings.filter((_, index) => reaches(index, next));
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
