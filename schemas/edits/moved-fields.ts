import { asArray, asObject, isObject, type JsonObject } from "../json/json.ts";
import type { Path } from "../json/pointer.ts";
import { valueAlong } from "./addresses.ts";

/** A field by the `properties` that have it, and its name there. */
export type PlacedField = { readonly list: Path; readonly name: string };

/** A field that stands in another group than before, or in none. */
export type MovedField = { readonly from: PlacedField; readonly to: PlacedField };

/** The keys that lead to a field. */
export const placedKeys = ({ list, name }: PlacedField): Path => [...list, name];

function placesIn(schema: unknown, keys: Path): PlacedField[] {
	const { properties, items } = asObject(schema);
	const list = [...keys, "properties"];
	const own = Object.entries(asObject(properties)).flatMap(([name, field]) => [
		{ list, name },
		...placesIn(field, [...list, name]),
	]);
	return isObject(items) ? [...own, ...placesIn(items, [...keys, "items"])] : own;
}

/** The fields of one state that the other does not have there. */
const missingIn = (other: JsonObject, state: JsonObject): PlacedField[] =>
	placesIn(state.schema, ["schema"]).filter((place) => valueAlong(other, placedKeys(place)) === undefined);

/** Whether a place is within a field, however deep. */
export const standsWithin = ({ list }: PlacedField, field: PlacedField): boolean =>
	placedKeys(field).every((key, at) => list[at] === key);

/**
 * The fields that left a group or joined one, each under its name: those that one place alone lacks and one place alone has more.
 * What a moved field holds moves with it, and of two groups that share names, one gone and one new, nothing moved.
 */
export function movedFields(before: JsonObject, after: JsonObject): MovedField[] {
	const gone = missingIn(after, before);
	const come = missingIn(before, after);
	const typeAt = (state: JsonObject, place: PlacedField) =>
		JSON.stringify(asObject(valueAlong(state, placedKeys(place))).type);
	const isShared = ({ list }: PlacedField) => [before, after].every((state) => isObject(valueAlong(state, list)));
	const pairs = gone.flatMap((from): MovedField[] => {
		const [to, ...more] = come.filter(({ name }) => name === from.name);
		const isAlone = more.length === 0 && gone.filter(({ name }) => name === from.name).length === 1;
		if (!to || !isAlone || typeAt(before, from) !== typeAt(after, to)) return [];
		return isShared(from) || isShared(to) ? [{ from, to }] : [];
	});
	return pairs.filter(
		({ from, to }) => !pairs.some((other) => standsWithin(from, other.from) && standsWithin(to, other.to)),
	);
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (own: JsonObject) => JsonObject): JsonObject {
	const here = asObject(value);
	return key === undefined ? change(here) : { ...here, [key]: changedAt(here[key], rest, change) };
}

/** The schema of a group that is new, without the fields that are going to be moved into it. */
export function withoutMoved(group: PlacedField, schema: JsonObject, moved: readonly PlacedField[]): JsonObject {
	return moved.reduce((now, { list, name }) => {
		const around = list.slice(placedKeys(group).length, -1);
		return changedAt(now, around, ({ properties, required, ...own }) => {
			const { [name]: _, ...others } = asObject(properties);
			const names = asArray(required).filter((one) => one !== name);
			return { ...own, properties: others, ...(names.length > 0 && { required: names }) };
		});
	}, schema);
}
