import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { isSatisfied } from "../../../schemas/rules/values/condition.ts";
import type { FormDocument, Text } from "../../../schemas/types.gen.ts";
import type { FieldValidationError } from "./errors.ts";
import type { FormValues } from "./values.ts";

/** One page of a form. `fields` null asks all; none is the review. */
export type FormStep = { id: string; title: Text; description?: Text; fields: readonly string[] | null };

/** The last step's id, where the document asks for a review. */
export const REVIEW = "review";

const reviewStep: FormStep = { id: REVIEW, title: "Check your answers", fields: [] };

/** The steps that these values lead through. A form without steps is one step of all fields. */
export function stepsOf(document: FormDocument, values: FormValues): FormStep[] {
	const steps = (document.steps ?? []).filter(({ when }) => isSatisfied(when, { form: values }));
	const visible: FormStep[] = steps.length > 0 ? steps : [{ id: "answers", title: document.title, fields: null }];
	return document.review ? [...visible, reviewStep] : visible;
}

/** The step of an id, whether or not the values lead to it; undefined where the form has none of that id. */
export function namedStep({ steps, review }: FormDocument, id: string | undefined): FormStep | undefined {
	if (id === REVIEW && review) return reviewStep;
	return steps?.find((step) => step.id === id);
}

/** Whether a step asks for a value. */
export const hasField = ({ fields }: FormStep, pointer: string): boolean =>
	fields === null || fields.includes(pointerTokens(pointer)[0] ?? "");

/** The errors of one step's own fields. */
export const errorsOfStep = (step: FormStep, errors: readonly FieldValidationError[]): FieldValidationError[] =>
	errors.filter(({ pointer }) => hasField(step, pointer));

/** The step that asks for a value. */
export const stepOf = (steps: readonly FormStep[], pointer: string): FormStep | undefined =>
	steps.find((step) => hasField(step, pointer));

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
