import { useI18n } from "../../i18n/i18n-context.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { heldUpText } from "../notices/held-up-text.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";
import { useFormSession } from "../state/form-session.ts";
import { errorsOfStage, type Stage, stageOf } from "./form-steps.ts";
import { stepOn } from "./step-on.ts";

type Options = {
	checker: FormChecker;
	stages: readonly Stage[];
	index: number;
	go(id: string): void;
	send(data: Answers): Promise<void>;
	focusSummary(): void;
	/** A new attempt is made: what was said of the last one counts no more. */
	begin(): void;
	/** The form's rules could not be had. */
	cannotCheck(): void;
};

/** Tells of files not sent yet: of this stage or, before the form is sent, of any. */
function useHeldUp(stages: readonly Stage[], index: number): () => AnswerError[] {
	const { uploads } = useFormSession();
	const i18n = useI18n();
	return () => {
		const all = uploads.heldUp().map((held) => ({ pointer: held.pointer, message: heldUpText(held, i18n) }));
		const stage = stages[index + 1] && stages[index];
		return stage ? errorsOfStage(stage, all) : all.filter(({ pointer }) => stageOf(stages, pointer));
	};
}

/** The step on: checks what stands in this stage and goes to the next, or checks everything and sends. */
export function useAdvance(options: Options): () => void {
	const { checker, stages, index, go, send, focusSummary, begin, cannotCheck } = options;
	const { answers, errors } = useFormSession();
	const heldUp = useHeldUp(stages, index);
	const judged = (found: readonly AnswerError[]) => {
		const { wrong, to } = stepOn(stages, index, found);
		if (wrong.length === 0) errors.show([]);
		if (to !== undefined) go(to);
		if (wrong.length > 0) {
			errors.list(wrong);
			focusSummary();
		} else if (to === undefined) void send(checker.asked(answers.all()));
	};
	return () => {
		begin();
		answers.flush();
		const waiting = heldUp();
		if (waiting.length === 0) return void checker.check(answers.all, judged, cannotCheck);
		const isHeldUp = (error: AnswerError) => waiting.some(({ pointer }) => pointer === error.pointer);
		const all = (found: readonly AnswerError[]) => judged([...waiting, ...found.filter((error) => !isHeldUp(error))]);
		void checker.check(answers.all, all, () => judged(waiting));
	};
}
