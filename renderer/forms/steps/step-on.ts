import type { FieldValidationError } from "../state/errors-store.ts";
import { errorsOfStep, type FormStep, stepOf } from "./form-steps.ts";

/** What a step on leads to: what is in its way, and the step to be shown. Neither where the form is to be sent. */
export type StepOn = { wrong: readonly FieldValidationError[]; to: string | undefined };

/** Validates a step on from a step by all that is wrong with the values: before the last, its own fields alone count. */
export function stepOn(steps: readonly FormStep[], index: number, errors: readonly FieldValidationError[]): StepOn {
	const step = steps[index];
	const next = steps[index + 1];
	if (step && next) {
		const wrong = errorsOfStep(step, errors);
		return { wrong, to: wrong.length > 0 ? undefined : next.id };
	}
	const [first] = errors;
	const there = first && stepOf(steps, first.pointer);
	return { wrong: errors, to: there === step ? undefined : there?.id };
}
