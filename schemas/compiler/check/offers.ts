import { asksFor } from "../../field-types/choose-type.ts";
import { asArray, isObject, type JsonObject } from "../../json/json.ts";
import type { FieldOptions } from "../../types.gen.ts";
import type { DiagnosticCode } from "../codes.ts";
import { jsonTypes } from "../scope-model.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inWords } from "../wording.ts";

const OFFERED_TYPES = ["string", "number", "integer"];

const listsValues = (schema: JsonObject): boolean =>
	asArray(schema.enum).some((value) => value !== null) ||
	[...asArray(schema.oneOf), ...asArray(schema.anyOf)].some((branch) => isObject(branch) && "const" in branch);

/** What is said of a field, and of the rows of a list. */
type Described = { own: readonly JsonObject[]; rows: readonly JsonObject[] };

/** Whether what an operation offers can be a value: a text, a number, or a list of them. */
function takesOffers({ own, rows }: Described): boolean {
	const types = jsonTypes(own);
	if (types.size === 0 || OFFERED_TYPES.some((type) => types.has(type))) return true;
	return types.has("array") && OFFERED_TYPES.some((type) => jsonTypes(rows).has(type));
}

/** Why a field that is answered by choosing has nothing to choose from; undefined where it has, or is visible otherwise. */
export function offersNothing(
	pointer: string,
	{ widget, options, choices = [] }: FieldOptions,
	described: Described,
): { code: DiagnosticCode; message: DiagnosticWords } | undefined {
	if (options !== undefined && !takesOffers(described)) {
		const types = jsonTypes(described.own);
		const found = types.has("array") ? worded`a list of something else` : inWords(types);
		const message = worded`The options of ${pointer} come from an operation, but it is ${found}. Expected a text, a number, or a list of them with "items".`;
		return { code: "widget-type", message };
	}
	if (!asksFor("choice", { widget }) || options !== undefined || choices.length > 0) return undefined;
	if ([...described.own, ...described.rows].some(listsValues)) return undefined;
	const message = worded`The widget "${widget}" at ${pointer} has nothing to choose from. Expected values in its schema ("enum", or "oneOf" with "const" and "title"), or "choices" or "options" beside "widget".`;
	return { code: "nothing-to-ask", message };
}
