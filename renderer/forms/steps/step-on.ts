import type { AnswerError } from "../state/errors-store.ts";
import { errorsOfStage, type Stage, stageOf } from "./form-steps.ts";

/** What a step on leads to: what is in its way, and the stage to be shown. Neither where the form is to be sent. */
export type StepOn = { wrong: readonly AnswerError[]; to: string | undefined };

/** Judges a step on from a stage by all that is wrong with the answers: before the last, its own fields alone count. */
export function stepOn(stages: readonly Stage[], index: number, errors: readonly AnswerError[]): StepOn {
	const stage = stages[index];
	const next = stages[index + 1];
	if (stage && next) {
		const wrong = errorsOfStage(stage, errors);
		return { wrong, to: wrong.length > 0 ? undefined : next.id };
	}
	const [first] = errors;
	const there = first && stageOf(stages, first.pointer);
	return { wrong: errors, to: there === stage ? undefined : there?.id };
}
