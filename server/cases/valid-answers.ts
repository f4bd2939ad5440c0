import { formErrors, wordErrors } from "../../schemas/rules/form-errors.ts";
import { pruneHidden } from "../../schemas/rules/prune.ts";
import { invalid } from "../wire/refusal.ts";
import type { LoadedForm } from "./forms.ts";

/** The answers that the form really asks for. Throws 422 with what is wrong, by pointers into the request. */
export function validAnswers(
	{ artefact, validate }: Pick<LoadedForm, "artefact" | "validate">,
	data: Record<string, unknown>,
): Record<string, unknown> {
	const asked = { ...pruneHidden(artefact, data) };
	if (validate(asked)) return asked;
	const errors = wordErrors(formErrors(artefact, validate.errors));
	throw invalid(errors.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
