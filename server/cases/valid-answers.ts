import { askedAnswers } from "../../schemas/rules/computed.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/form-errors.ts";
import { unaskedBySchema } from "../../schemas/rules/schema-conditions.ts";
import type { Speaker } from "../../schemas/speech/speaker.ts";
import { invalid } from "../wire/refusal.ts";
import type { LoadedForm } from "./forms.ts";

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
	const errors = wordErrors(formErrors(artefact, validate.errors), errorWords(speaker));
	throw invalid(errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
