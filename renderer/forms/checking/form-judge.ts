import type { FormArtefact } from "../../../schemas/release.ts";
import { errorWords, formErrors, wordErrors } from "../../../schemas/rules/form-errors.ts";
import { VALIDATOR_RUNTIME, type ValidatorModule } from "../../../schemas/rules/validator-runtime.ts";
import type { Speaker } from "../../../schemas/speech/speaker.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";

/** All that is wrong with answers that would be sent, in the form's order and the reader's language. */
export type Judge = (asked: Answers) => AnswerError[];

/** The judge of a form by its compiled rules. It has its own chunk: a form is painted before anything is judged. */
export function createJudge(form: FormArtefact, validator: ValidatorModule, i18n: () => Speaker): Judge {
	const validate = validator(VALIDATOR_RUNTIME);
	return (asked) => {
		if (validate(asked)) return [];
		return wordErrors(formErrors(form, validate.errors), errorWords(i18n()));
	};
}
