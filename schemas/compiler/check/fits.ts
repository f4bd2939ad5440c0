import { Validator } from "@cfworker/json-schema";
import "../../rules/interpreted-formats.ts";
import { FORMATS } from "../../rules/formats.ts";
import { asObject, asString, type JsonObject } from "../../rules/json.ts";
import { allSchemas } from "../../rules/schema-walk.ts";
import { patternSteps } from "./pattern-steps.ts";

/** So many steps a pattern may take on a value that the document itself lists; a hostile one could take for ever. */
const STEPS = 1_000_000;

/** What judges values by a schema, and the patterns that this runs. */
type Judge = { validator: Validator; patterns: readonly string[] };

const judges = new WeakMap<JsonObject, Judge | null>();

/** Formats of numbers are not known to what interprets a schema. */
const isOfNumbers = (format: unknown) => "type" in asObject(asObject(FORMATS)[asString(format) ?? ""]);

/** What judges values by a schema; null where nothing can. */
function judgeOf(schema: JsonObject): Judge | null {
	const known = judges.get(schema);
	if (known !== undefined) return known;
	const all = allSchemas(schema).map((node) => node.schema);
	const patterns = all.flatMap(({ pattern, patternProperties }) => [
		...(typeof pattern === "string" ? [pattern] : []),
		...Object.keys(asObject(patternProperties)),
	]);
	const judge = all.some(({ format }) => isOfNumbers(format)) ? null : { validator: validatorOf(schema), patterns };
	judges.set(schema, judge);
	return judge;
}

/** Of a copy: the interpreter notes in each schema where it found it. */
const validatorOf = (schema: JsonObject) => new Validator(structuredClone(schema), "2020-12");

/** Whether a value satisfies a schema; undefined where that cannot be told. */
export function judged(schema: JsonObject, value: unknown): boolean | undefined {
	try {
		const judge = judgeOf(schema);
		const length = (JSON.stringify(value) ?? "").length;
		if (!judge?.patterns.every((pattern) => patternSteps(pattern, length).steps <= STEPS)) return undefined;
		return judge.validator.validate(value).valid;
	} catch {
		return undefined;
	}
}

/** Whether a value may satisfy a schema: it does, or that cannot be told. */
export const fits = (schema: JsonObject, value: unknown): boolean => judged(schema, value) !== false;

/** Whether a value certainly satisfies a schema. */
export const surelyFits = (schema: JsonObject, value: unknown): boolean => judged(schema, value) === true;
