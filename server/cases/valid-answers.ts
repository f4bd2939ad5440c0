import { askedAnswers } from "../../schemas/rules/computed.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/form-errors.ts";
import { unaskedBySchema } from "../../schemas/rules/schema-conditions.ts";
import type { Speaker } from "../../schemas/speech/speaker.ts";
import { invalid } from "../wire/refusal.ts";
import type { LoadedForm } from "./forms.ts";

/** So many errors are looked at: what is wrong in more places than that was not filled in by anybody. */
const MAX_ERRORS_READ = 400;

/** So many errors of a form are told at once. */
const MAX_ERRORS_TOLD = 100;

/**
 * The answers that the form really asks for, its computed ones made anew in the filer's language. Throws 422 with what
 * is wrong, by pointers into the request.
 */
export function validAnswers(
	{ artefact, validate }: Pick<LoadedForm, "artefact" | "validate">,
	data: Record<string, unknown>,
	speaker: Speaker,
): Record<string, unknown> {
	const asked = { ...askedAnswers(artefact, data, speaker, unaskedBySchema) };
	if (validate(asked)) return asked;
	const found = formErrors(artefact, validate.errors?.slice(0, MAX_ERRORS_READ)).slice(0, MAX_ERRORS_TOLD);
	const errors = wordErrors(found, errorWords(speaker));
	throw invalid(errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
