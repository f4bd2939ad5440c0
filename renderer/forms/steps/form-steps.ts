import { holds } from "../../../schemas/rules/condition.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import type { FormDocument, Text } from "../../../schemas/types.gen.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";

/** One page of a form. `fields` null asks all; none is the review. */
export type Stage = { id: string; title: Text; description?: Text; fields: readonly string[] | null };

/** The last stage's id, where the document asks for a review. */
export const REVIEW = "review";

const reviewStage: Stage = { id: REVIEW, title: "Check your answers", fields: [] };

/** The stages that these answers lead through. A form without steps is one stage of all fields. */
export function stagesOf(document: FormDocument, answers: Answers): Stage[] {
	const steps = (document.steps ?? []).filter(({ when }) => holds(when, { form: answers }));
	const asked: Stage[] = steps.length > 0 ? steps : [{ id: "answers", title: document.title, fields: null }];
	return document.review ? [...asked, reviewStage] : asked;
}

/** The stage of an id, whether or not the answers lead to it; undefined where the form has none of that id. */
export function namedStage({ steps, review }: FormDocument, id: string | undefined): Stage | undefined {
	if (id === REVIEW && review) return reviewStage;
	return steps?.find((step) => step.id === id);
}

/** Whether a stage asks for an answer. */
export const asksFor = ({ fields }: Stage, pointer: string): boolean =>
	fields === null || fields.includes(pointerTokens(pointer)[0] ?? "");

/** The errors of one stage's own fields. */
export const errorsOfStage = (stage: Stage, errors: readonly AnswerError[]): AnswerError[] =>
	errors.filter(({ pointer }) => asksFor(stage, pointer));

/** The stage that asks for an answer. */
export const stageOf = (stages: readonly Stage[], pointer: string): Stage | undefined =>
	stages.find((stage) => asksFor(stage, pointer));
