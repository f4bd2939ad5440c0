import { Validator } from "@cfworker/json-schema";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

/**
 * What rjsf asks of a validator, without code generation. A settings form has plain settings alone, so no branch is to be
 * chosen; what is wrong with them the compiler says, which knows the other documents too.
 */
export const settingsValidator: ValidatorType = {
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	isValid: (schema: RJSFSchema, formData: unknown) =>
		new Validator(JSON.parse(JSON.stringify(schema))).validate(formData).valid,
	rawValidation: () => ({ errors: [] }),
};
