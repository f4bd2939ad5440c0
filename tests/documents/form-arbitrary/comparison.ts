import type { JsonObject } from "../../../schemas/json/json.ts";
import { alternatives, schemasAt, within } from "../../../schemas/json/schema-at.ts";
import { COMPARISONS } from "../../../schemas/rules/values/comparisons.ts";
import { seenFrom } from "./condition.ts";
import { chance, type Draw, pick } from "./draw.ts";

/** What a schema says of the kind of an answer: "number", "string date", … */
function kindAt(root: JsonObject, pointer: string): string {
	const shown = schemasAt(root, pointer).flatMap((one) => alternatives(one, within(root)));
	const types = shown.flatMap(({ type }) => (type === undefined ? [] : [type].flat()));
	const formats = shown.flatMap(({ format }) => (format === undefined ? [] : [format]));
	return [...new Set([...types, ...formats])].join(" ").replace("integer", "number");
}

/** Whether the format of a value, or the whole kind, is that of a day or a time. */
export const isTime = (kind: unknown): boolean => typeof kind === "string" && /(date|time)$/.test(kind);

const hasOrder = (kind: string) => kind === "number" || isTime(kind);

/**
 * What a field is held to: mostly an answer of its kind among some fields, in its row or in the form. Times are compared
 * with their kind alone, or hardly a form with them would compile.
 */
export function comparison(draw: Draw, root: JsonObject, fields: readonly string[], pointer: string): JsonObject {
	const kind = kindAt(root, pointer);
	const row = pointer.slice(0, pointer.lastIndexOf("/*/") + 2);
	const placeOf = (bind: string) => (bind.startsWith("/item") ? row + bind.slice(5) : bind.slice(5));
	const seen = seenFrom(draw, fields, pointer);
	const alike = seen.filter((bind) => kindAt(root, placeOf(bind)) === kind);
	const names = hasOrder(kind) || chance(draw, 5) ? COMPARISONS : COMPARISONS.slice(-2);
	if (alike.length === 0 && isTime(kind)) return {};
	return { compared: { [pick(draw, names)]: pick(draw, alike.length > 0 && chance(draw, 95) ? alike : seen) } };
}
