import { isSatisfied } from "../../../schemas/rules/condition.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import type { FormDocument, Text } from "../../../schemas/types.gen.ts";
import type { FieldValidationError } from "../state/errors-store.ts";
import type { FormValues } from "../state/values-store.ts";

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
