import type { JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../json/pointer.ts";
import { isSatisfied } from "./condition.ts";
import type { FieldRule } from "./field-rules.ts";

/** Where one field stands in the values. */
export type FieldPlace = { tokens: readonly string[]; pointer: string };

/** The place of every row's field that a pattern with * for any row stands for. */
export function placesOf(pattern: string, data: JsonObject): FieldPlace[] {
	const tokens = pointerTokens(pattern);
	if (!tokens.includes("*")) return [{ tokens, pointer: pattern }];
	const places = tokens.reduce<string[][]>(
		(found, token) =>
			token === "*" ? found.flatMap((place) => rowsAt(place, data)) : found.map((place) => [...place, token]),
		[[]],
	);
	return places.map((place) => ({ tokens: place, pointer: toPointer(place) }));
}

function rowsAt(place: readonly string[], data: JsonObject): string[][] {
	const rows = valueAt(data, toPointer(place));
	return Array.isArray(rows) ? rows.map((_, index) => [...place, String(index)]) : [];
}

/** The pointer of the row that a field of a repeat group is in: the innermost one; undefined outside of them. */
export function rowOf(rule: Pick<FieldRule, "pointer">, place: FieldPlace): string | undefined {
	const depth = pointerTokens(rule.pointer).lastIndexOf("*") + 1;
	return depth === 0 ? undefined : toPointer(place.tokens.slice(0, depth));
}

/** Where a value stands that a field names by /form or /item: in the form, or in the row that the field is in. */
export function placeNamed(bind: string, row = ""): string {
	const [root, ...way] = pointerTokens(bind);
	return (root === "item" ? row : "") + toPointer(way);
}

/** Whether all conditions of a rule hold at a place, given the values. */
export function isRuleSatisfied(rule: FieldRule, place: FieldPlace, form: JsonObject): boolean {
	const row = rowOf(rule, place);
	const item = row === undefined ? undefined : valueAt(form, row);
	return rule.when.every((condition) => isSatisfied(condition, { form, item }));
}
