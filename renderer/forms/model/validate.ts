import type { Translator } from "../../../schemas/i18n/translator.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { errorWords, formErrors, wordErrors } from "../../../schemas/rules/errors/form-errors.ts";
import { VALIDATOR_RUNTIME, type ValidatorModule } from "../../../schemas/rules/values/validator-runtime.ts";
import type { FieldValidationError } from "./errors.ts";
import type { FormValues } from "./values.ts";

/** Returns the validation errors of the values that would be submitted, in the form's order and the reader's language. */
export type ValidateForm = (visible: FormValues) => FieldValidationError[];

/** The validator of a form by its compiled rules. It has its own chunk: a form is painted before anything is validated. */
export function createValidate(form: FormArtefact, validator: ValidatorModule, i18n: () => Translator): ValidateForm {
	const validate = validator(VALIDATOR_RUNTIME);
	return (visible) => {
		if (validate(visible)) return [];
		const found = formErrors(form, validate.errors);
		const keywords = new Map(found.map(({ pointer, keyword }) => [pointer, keyword]));
		return wordErrors(found, errorWords(i18n())).map((error) => ({ ...error, keyword: keywords.get(error.pointer) }));
	};
}
