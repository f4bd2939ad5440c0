import "../../rules/values/interpreted-formats.ts";
import { asObject, asString, type JsonObject } from "../../json/json.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import { FORMATS } from "../../rules/formats/formats.ts";
import { interpreted } from "../../rules/values/interpreted.ts";
import { isQuickOnNames } from "./pattern-steps.ts";

/** What validates values by a schema, and the patterns of names that this runs by RegExp. */
type FittingCheck = { passes: (value: unknown) => boolean; patterns: readonly string[] };

const validators = new WeakMap<JsonObject, FittingCheck | null>();

/** Formats of numbers are not known to what interprets a schema. */
const isOfNumbers = (format: unknown) => "type" in asObject(asObject(FORMATS)[asString(format) ?? ""]);

/** What validates values by a schema; null where nothing can. */
function validatorFor(schema: JsonObject): FittingCheck | null {
	const known = validators.get(schema);
	if (known !== undefined) return known;
	const all = allSchemas(schema).map((node) => node.schema);
	const patterns = all.flatMap(({ patternProperties }) => Object.keys(asObject(patternProperties)));
	const made = all.some(({ format }) => isOfNumbers(format)) ? null : { passes: validatorBy(schema), patterns };
	validators.set(schema, made);
	return made;
}

/** Made of a copy: the interpreter notes in each schema where it found it. */
const validatorBy = (schema: JsonObject) => interpreted(structuredClone(schema));

/** Whether a value satisfies a schema; undefined where that cannot be told. */
export function isValid(schema: JsonObject, value: unknown): boolean | undefined {
	try {
		const known = validatorFor(schema);
		return known?.patterns.every(isQuickOnNames) ? known.passes(value) : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a value may satisfy a schema: it does, or that cannot be told. */
export const fits = (schema: JsonObject, value: unknown): boolean => isValid(schema, value) !== false;

/** Whether a value certainly satisfies a schema. */
export const surelyFits = (schema: JsonObject, value: unknown): boolean => isValid(schema, value) === true;
