import type { JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { alternatives, within } from "../../rules/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import { partsByName } from "./merged-places.ts";

/** A place that a form may ask for, rows as *; all that may be said of it, and of the group or list it stands in. */
export type AskedPlace = { pointer: string; said: readonly JsonObject[]; around: readonly JsonObject[] };

/** Every place in the answers, at all levels; what contains itself is opened once. */
export function* askedPlaces({ schema }: FormDocument): Generator<AskedPlace> {
	const resolve = within(schema);
	const all = (some: readonly JsonObject[]) => [...new Set(some.flatMap((one) => alternatives(one, resolve)))];
	function* inside(
		at: readonly string[],
		around: readonly JsonObject[],
		opened: Set<JsonObject>,
	): Generator<AskedPlace> {
		for (const [name, own] of partsByName(around)) {
			const [way, said] = [[...at, name], all(own)];
			yield { pointer: toPointer(way), said, around };
			if (!said.some((one) => opened.has(one))) yield* inside(way, said, new Set([...opened, ...said]));
		}
	}
	const root = all([schema]);
	yield* inside([], root, new Set(root));
}
