import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { writtenInOrder } from "../../json/same-json.ts";
import { type Resolve, within } from "../../json/schema-at.ts";
import { allSchemas, isVisible } from "../../json/schema-walk.ts";
import { onceForEach } from "../../rules/values/once-for-each.ts";
import type { FormDocument } from "../../types.gen.ts";
import { COMPILER_LIMITS } from "../limits.ts";
import { typesOf } from "./declared-types.ts";
import { surelyFits } from "./fits.ts";

/**
 * Schemas of one place in the values; `conditional`: some of them hold only while an `if` does, or while another value is
 * there.
 */
type Place = { schemas: readonly JsonObject[]; conditional: boolean };

/**
 * All schemas that hold together at each place that a form asks for, by $ref and allOf, of the place itself and of what
 * is around it; and those with what the rules of one test (then, else, dependentSchemas) add to them. Alternatives stand
 * alone.
 */
export const mergedPlaces = onceForEach((document: FormDocument): readonly (readonly JsonObject[])[] => [
	...placesOf(document),
]);

function* placesOf({ schema, fields, steps }: FormDocument): Generator<readonly JsonObject[]> {
	const resolve = within(schema);
	const known = new KnownPlaces();
	const unsure = sometimesVisible({ fields, steps });
	const waiting: Place[] = allSchemas(schema)
		.filter(isVisible)
		.map((node) => ({ schemas: [node.schema], conditional: false }))
		.reverse();
	for (let place = waiting.pop(); place && known.count < COMPILER_LIMITS.schemaNodes * 2; place = waiting.pop()) {
		if (place.schemas.length > MAX_TOGETHER || !known.add(place)) continue;
		const parts = partsOf(place.schemas, resolve);
		yield parts;
		const { conditional } = place;
		const inner = partsByName(parts);
		for (const [name, schemas] of inner)
			waiting.push({ schemas: [...schemas, ...partsByPattern(parts, name)], conditional });
		if (!conditional) waiting.push(...placesByRules(parts, inner, unsure, resolve));
	}
}

/** The properties to which the rules of one test add something, unless the test itself reads them. */
function* placesByRules(
	parts: readonly JsonObject[],
	inner: ReadonlyMap<string, readonly JsonObject[]>,
	unsure: ReadonlySet<string>,
	resolve: Resolve,
): Generator<Place> {
	const byTest = Map.groupBy(parts.flatMap(rulesOf), ({ test, side }) => `${side} ${writtenInOrder(test)}`);
	for (const [test, rules] of byTest) {
		const added = rules.map((rule) => rule.added);
		for (const [name, more] of partsByName(partsOf(added, resolve))) {
			const own = inner.get(name);
			if (own === undefined || unsure.has(name) || test.includes(JSON.stringify(name))) continue;
			yield { schemas: [...own, ...more], conditional: true };
		}
	}
}

/** The names of the fields that are visible only while a condition is satisfied. */
export const sometimesVisible = ({ fields, steps }: Pick<FormDocument, "fields" | "steps">): Set<string> =>
	new Set([
		...Object.entries(fields ?? {}).flatMap(([at, { when }]) => (when ? pointerTokens(at).slice(-1) : [])),
		...(steps ?? []).flatMap(({ when, fields: names }) => (when ? names : [])),
	]);

/** A place with more schemas than this is left out. */
const MAX_TOGETHER = 40;

/** The places that have been looked at. */
class KnownPlaces {
	readonly #ids = new Map<JsonObject, number>();
	readonly #places = new Set<string>();

	get count(): number {
		return this.#places.size;
	}

	/** Adds a place; false when it is known already. */
	add({ schemas, conditional }: Place): boolean {
		const ids = schemas.map((schema) => {
			const id = this.#ids.get(schema) ?? this.#ids.size;
			this.#ids.set(schema, id);
			return id;
		});
		const key = `${conditional} ${[...new Set(ids)].sort().join(" ")}`;
		if (this.#places.has(key)) return false;
		this.#places.add(key);
		return true;
	}
}

/** Some schemas of one place, and all that apply with them whatever is answered. */
export function partsOf(schemas: readonly JsonObject[], resolve: Resolve): JsonObject[] {
	const found = new Set<JsonObject>();
	const waiting: unknown[] = [...schemas];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (!isObject(next) || found.has(next)) continue;
		found.add(next);
		waiting.push(...asArray(next.allOf));
		if (typeof next.$ref === "string") waiting.push(resolve(next.$ref, next));
	}
	return [...found];
}

/** Finds all schemas that hold together at a pointer into the values, rows as *, whatever is answered. */
export function mergedAt(root: JsonObject): (pointer: string) => readonly JsonObject[] {
	const resolve = within(root);
	const known = new Map([["", partsOf([root], resolve)]]);
	const inside = new Map<string, Map<string, JsonObject[]>>();
	const find = (pointer: string): JsonObject[] => {
		const own = known.get(pointer);
		if (own) return own;
		const around = pointer.slice(0, pointer.lastIndexOf("/"));
		const inner = inside.get(around) ?? partsByName(find(around));
		inside.set(around, inner);
		const found = partsOf(inner.get(pointerTokens(pointer).at(-1) ?? "") ?? [], resolve);
		known.set(pointer, found);
		return found;
	};
	return find;
}

/** What parts say of each property, each fixed place of a list, and all its rows (*). */
export function partsByName(parts: readonly JsonObject[]): Map<string, JsonObject[]> {
	const isTuple = parts.some(({ prefixItems }) => prefixItems !== undefined);
	const all = parts.flatMap(({ properties, prefixItems, items }) => [
		...Object.entries(asObject(properties)),
		...asArray(prefixItems).map((own, index) => [`${index}`, own] as const),
		...(isTuple ? [] : [["*", items] as const]),
	]);
	const found = new Map<string, JsonObject[]>();
	for (const [name, own] of all) if (isObject(own)) found.set(name, [...(found.get(name) ?? []), own]);
	return found;
}

/** What parts say of all properties with names such as this one. */
const partsByPattern = (parts: readonly JsonObject[], name: string): JsonObject[] =>
	parts.flatMap(({ patternProperties }) =>
		Object.entries(asObject(patternProperties)).flatMap(([pattern, own]) =>
			isObject(own) && surelyFits({ pattern }, name) ? [own] : [],
		),
	);

/** What is added while a test holds, or else; a test is a schema, or the name of what must be answered. */
export type Rule = { test: unknown; side: "then" | "else"; added: JsonObject };

/** What a schema adds to itself only once something is answered. */
export function rulesOf({ if: test, then, else: otherwise, ...schema }: JsonObject): Rule[] {
	const rule = (test: unknown, side: Rule["side"], added: unknown): Rule[] =>
		isObject(added) ? [{ test, side, added }] : [];
	return [
		...(test === undefined ? [] : [...rule(test, "then", then), ...rule(test, "else", otherwise)]),
		...Object.entries(asObject(schema.dependentSchemas)).flatMap(([name, added]) => rule(name, "then", added)),
		...Object.entries(asObject(schema.dependentRequired)).flatMap(([name, required]) =>
			rule(name, "then", { required }),
		),
	];
}

/** Whether a value that some schemas take is of certain types, whatever else they say; null is no value. */
export const isOnly = (parts: readonly JsonObject[], types: readonly unknown[]): boolean =>
	parts.some((schema) => {
		const own = typesOf(schema).filter((type) => type !== "null");
		return own.length > 0 && own.every((one) => types.includes(one));
	});
