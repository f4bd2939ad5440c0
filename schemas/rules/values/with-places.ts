import { isObject, type JsonObject } from "../../json/json.ts";
import type { FieldPlace } from "./places.ts";

/** A copy of values with values at some places; a place whose parent is not there is left out. */
export function withPlaces(data: JsonObject, values: readonly { place: FieldPlace; value: unknown }[]): JsonObject {
	const put = (at: unknown, [token = "", ...rest]: readonly string[], value: unknown): unknown => {
		if (Array.isArray(at)) return at.map((row, index) => (String(index) === token ? put(row, rest, value) : row));
		if (!isObject(at)) return at;
		return { ...at, [token]: rest.length === 0 ? value : put(at[token], rest, value) };
	};
	return values.reduce((all: JsonObject, { place, value }) => {
		const next = put(all, place.tokens, value);
		return isObject(next) ? next : all;
	}, data);
}
