import { formErrors, wordError } from "../../../schemas/rules/form-errors.ts";
import { pruneHidden } from "../../../schemas/rules/prune.ts";
import { VALIDATOR_RUNTIME } from "../../../schemas/rules/validator-runtime.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";

/** Judges answers by the form's compiled rules, those that are not asked left out, as the server will. */
export type FormChecker = {
	/** The answers that would be sent. */
	asked(answers: Answers): Answers;
	/** All that is wrong with them, in the form's order and the reader's language. */
	errors(answers: Answers): AnswerError[];
};

/** A checker over a form's validator. The language may change while it is used, hence a function. */
export function createFormChecker({ artefact, validator }: LoadedForm, i18n: () => Translator): FormChecker {
	const validate = validator(VALIDATOR_RUNTIME);
	const asked = (answers: Answers) => ({ ...pruneHidden(artefact, answers) });
	return {
		asked,
		errors(answers) {
			if (validate(asked(answers))) return [];
			const { text } = i18n();
			return formErrors(artefact, validate.errors).map((error) => ({
				pointer: error.pointer,
				message: wordError(error, text),
			}));
		},
	};
}
