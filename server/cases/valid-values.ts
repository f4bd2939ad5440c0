import type { Translator } from "../../schemas/i18n/translator.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/errors/form-errors.ts";
import { visibleValues } from "../../schemas/rules/values/computed.ts";
import { unaskedBySchema } from "../../schemas/rules/values/schema-conditions.ts";
import { invalid } from "../wire/refusal.ts";
import type { ReleasedForm } from "./forms.ts";

/** How many errors are looked at: nobody filled in what is wrong in more places. */
const MAX_ERRORS_READ = 400;

/** How many errors of a form are reported at once. */
const MAX_ERRORS_WORDED = 100;

/**
 * The values that the form really asks for, its computed ones made anew in the filer's language. Throws 422 with what
 * is wrong, by pointers into the request.
 */
export function validValues(
	{ artefact, validate }: Pick<ReleasedForm, "artefact" | "validate">,
	data: Record<string, unknown>,
	translator: Translator,
): Record<string, unknown> {
	const values = { ...visibleValues(artefact, data, translator, unaskedBySchema) };
	if (validate(values)) return values;
	const found = formErrors(artefact, validate.errors?.slice(0, MAX_ERRORS_READ)).slice(0, MAX_ERRORS_WORDED);
	const errors = wordErrors(found, errorWords(translator));
	throw invalid(errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
