import type { JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import { partsByName } from "./merged-places.ts";

/** A place that a form may ask for, rows as *; all that may be said of it, and of the group or list it stands in. */
export type PlaceSchemas = { pointer: string; schemas: readonly JsonObject[]; around: readonly JsonObject[] };

/** Every place in the values, at all levels; what contains itself is opened once. */
export function* placeSchemas({ schema }: FormDocument): Generator<PlaceSchemas> {
	const resolve = within(schema);
	const all = (some: readonly JsonObject[]) => [...new Set(some.flatMap((one) => alternatives(one, resolve)))];
	function* inside(
		at: readonly string[],
		around: readonly JsonObject[],
		opened: Set<JsonObject>,
	): Generator<PlaceSchemas> {
		for (const [name, own] of partsByName(around)) {
			const way = [...at, name];
			const schemas = all(own);
			yield { pointer: toPointer(way), schemas, around };
			if (!schemas.some((one) => opened.has(one))) yield* inside(way, schemas, new Set([...opened, ...schemas]));
		}
	}
	const root = all([schema]);
	yield* inside([], root, new Set(root));
}
