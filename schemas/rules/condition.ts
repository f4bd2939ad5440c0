import { Validator } from "@cfworker/json-schema";
import type { Condition } from "../types.gen.ts";
import { valueAt } from "./pointer.ts";

const validators = new WeakMap<object, Validator>();

function validatorOf(schema: object): Validator {
	let validator = validators.get(schema);
	if (!validator) {
		validator = new Validator(schema, "2020-12");
		validators.set(schema, validator);
	}
	return validator;
}

/**
 * Whether a condition holds: at each pointer stands a value that satisfies its JSON Schema.
 * Where nothing stands, only the schema `false` is satisfied: it asks for absence.
 * The same function decides in the browser and on the server.
 */
export function holds(condition: Condition | undefined, scope: unknown): boolean {
	return Object.entries(condition ?? {}).every(([pointer, schema]) => {
		const value = valueAt(scope, pointer);
		if (value === undefined || value === null) return schema === false;
		return typeof schema === "boolean" ? schema : validatorOf(schema).validate(value).valid;
	});
}
