import { isObject, type JsonObject } from "../../json/json.ts";
import type { FieldPlace } from "./places.ts";

type Copy = Record<string, unknown> | unknown[];

const copyOf = (value: unknown): Copy | undefined =>
	Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : undefined;

/**
 * A copy of values without the properties at some places, everything around them the same objects as before. Takes
 * time by the number of places, not by the size of the values.
 */
export function withoutPlaces(data: JsonObject, places: readonly FieldPlace[]): JsonObject {
	if (places.length === 0) return data;
	const copies = new Map<unknown, Copy>();
	const own = (parent: Copy, token: string): Copy | undefined => {
		const value: unknown = Object.hasOwn(parent, token) ? Reflect.get(parent, token) : undefined;
		const copy = copies.get(value) ?? copyOf(value);
		if (copy === undefined) return undefined;
		copies.set(copy, copy);
		Reflect.set(parent, token, copy);
		return copy;
	};
	const root: Record<string, unknown> = { ...data };
	for (const { tokens } of places) {
		let here: Copy | undefined = root;
		for (const token of tokens.slice(0, -1)) here = here && own(here, token);
		if (isObject(here)) Reflect.deleteProperty(here, tokens.at(-1) ?? "");
	}
	return root;
}
