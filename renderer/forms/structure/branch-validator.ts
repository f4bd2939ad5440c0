import { hashForSchema, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import { interpreted } from "../../../schemas/rules/values/interpreted.ts";
import "../../../schemas/rules/values/interpreted-formats.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { asJson } from "../model/values.ts";

/** rjsf clones schemas while it resolves them, so that identity finds few of them again: their content does. */
const validators = new Map<string, (value: unknown) => boolean>();
const hashes = new WeakMap<object, string>();

function hashOf(schema: RJSFSchema): string {
	let hash = hashes.get(schema);
	if (hash === undefined) {
		hash = hashForSchema(schema);
		hashes.set(schema, hash);
	}
	return hash;
}

/**
 * The schema with the root's definitions, which its references point to. The $id that rjsf gives to a schema which
 * nothing fits would change what they point to, for the interpreter notes in each definition where its references lead.
 */
function withDefinitions({ $id: _rjsf, ...schema }: RJSFSchema, root: RJSFSchema): JsonObject {
	return Object.fromEntries(Object.entries(root.$defs ? { $defs: root.$defs, ...schema } : schema));
}

function validatorOf(schema: RJSFSchema, root: RJSFSchema): (value: unknown) => boolean {
	const key = `${hashOf(root)} ${hashOf(schema)}`;
	let validator = validators.get(key);
	if (!validator) {
		validator = interpreted(withDefinitions(schema, root));
		validators.set(key, validator);
	}
	return validator;
}

/**
 * Finds for rjsf's fields the branch of a schema that some values match. It interprets, so that no code is made
 * at run time; the whole form is validated by its compiled validator instead, which rjsf never asks.
 */
export const branchValidator: ValidatorType = {
	isValid(schema, formData, rootSchema) {
		if (typeof schema === "boolean") return schema;
		return validatorOf(schema, rootSchema)(asJson(formData) ?? null);
	},
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	rawValidation: () => ({ errors: [] }),
};
