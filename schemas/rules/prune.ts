import type { FormArtefact } from "../release.ts";
import { holds } from "./condition.ts";
import { type FieldRule, fieldRules } from "./field-rules.ts";
import { isObject, type JsonObject } from "./json.ts";
import { pointerTokens, toPointer, valueAt } from "./pointer.ts";

/**
 * The answers without those that a form does not ask, given the others: a field hidden by its own `when` or its
 * step's. Dropping an answer may hide or show further fields, so it is repeated until nothing changes. Browser and
 * server both do this before validating.
 */
export function pruneHidden(form: Pick<FormArtefact, "document">, data: JsonObject): JsonObject {
	const rules = fieldRules(form.document);
	if (rules.length === 0) return data;
	let hidden = new Set<string>();
	let visible = data;
	for (let round = 0; round <= rules.length; round++) {
		const next = new Set(rules.flatMap((rule) => hiddenBy(rule, data, visible)));
		if (isSame(next, hidden)) return visible;
		hidden = next;
		visible = without(data, hidden);
	}
	return settled(rules, visible);
}

/** Fields that hide one another in a circle never settle: then whatever is hidden once stays hidden. */
function settled(rules: readonly FieldRule[], data: JsonObject): JsonObject {
	const hidden = new Set(rules.flatMap((rule) => hiddenBy(rule, data, data)));
	return hidden.size === 0 ? data : settled(rules, without(data, hidden));
}

const isSame = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((pointer) => b.has(pointer));

/** Where a rule's field has an answer that is not asked for, judged by what is visible. */
function hiddenBy(rule: FieldRule, data: JsonObject, visible: JsonObject): string[] {
	return placesOf(pointerTokens(rule.pointer), data)
		.filter((place) => {
			const asked = rule.when.every((condition) =>
				holds(condition, { form: visible, item: rowOf(rule, place, visible) }),
			);
			return !asked && valueAt(data, toPointer(place)) !== undefined;
		})
		.map(toPointer);
}

/** The row of the innermost repeat group that a place is in. */
function rowOf(rule: FieldRule, place: readonly string[], visible: JsonObject): unknown {
	const depth = pointerTokens(rule.pointer).lastIndexOf("*") + 1;
	return depth === 0 ? undefined : valueAt(visible, toPointer(place.slice(0, depth)));
}

/** The pointer of every row's field that a pattern stands for. */
function placesOf(pattern: readonly string[], data: JsonObject): string[][] {
	return pattern.reduce<string[][]>(
		(places, token) =>
			token === "*" ? places.flatMap((place) => rowsAt(place, data)) : places.map((place) => [...place, token]),
		[[]],
	);
}

function rowsAt(place: readonly string[], data: JsonObject): string[][] {
	const rows = valueAt(data, toPointer(place));
	return Array.isArray(rows) ? rows.map((_, index) => [...place, String(index)]) : [];
}

/** A copy without the properties at these pointers. */
function without(data: JsonObject, hidden: ReadonlySet<string>): JsonObject {
	const copy = (value: unknown, at: readonly string[]): unknown => {
		if (Array.isArray(value)) return value.map((entry, index) => copy(entry, [...at, String(index)]));
		return isObject(value) ? copyObject(value, at) : value;
	};
	const copyObject = (value: JsonObject, at: readonly string[]): JsonObject =>
		Object.fromEntries(
			Object.entries(value)
				.filter(([name]) => !hidden.has(toPointer([...at, name])))
				.map(([name, entry]) => [name, copy(entry, [...at, name])]),
		);
	return copyObject(data, []);
}
