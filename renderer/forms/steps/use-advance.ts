import { useI18n } from "../../i18n/i18n-context.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { heldUpText } from "../notices/held-up-text.ts";
import type { Answers } from "../state/answers-store.ts";
import type { AnswerError } from "../state/errors-store.ts";
import { useFormSession } from "../state/form-session.ts";
import { errorsOfStage, type Stage, stageOf } from "./form-steps.ts";

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

/** The step on: checks what stands in this stage and goes to the next, or checks everything and sends. */
export function useAdvance({
	checker,
	stages,
	index,
	go,
	send,
	focusSummary,
	begin,
	cannotCheck,
}: Options): () => void {
	const session = useFormSession();
	const i18n = useI18n();
	const refuse = (errors: readonly AnswerError[]) => {
		session.errors.list(errors);
		focusSummary();
	};
	const finish = (errors: readonly AnswerError[]) => {
		const [first] = errors;
		if (!first) {
			session.errors.show([]);
			return void send(checker.asked(session.answers.all()));
		}
		const there = stageOf(stages, first.pointer);
		if (there && there.id !== stages[index]?.id) go(there.id);
		refuse(errors);
	};
	const judged = (errors: readonly AnswerError[]) => {
		const stage = stages[index];
		const next = stages[index + 1];
		if (!stage || !next) return finish(errors);
		const here = errorsOfStage(stage, errors);
		if (here.length > 0) return refuse(here);
		session.errors.show([]);
		go(next.id);
	};
	/** Files not sent yet, of this stage or, before the form is sent, of any. */
	const heldUp = (): AnswerError[] => {
		const all = session.uploads.heldUp().map((held) => ({ pointer: held.pointer, message: heldUpText(held, i18n) }));
		const stage = stages[index + 1] && stages[index];
		return stage ? errorsOfStage(stage, all) : all.filter(({ pointer }) => stageOf(stages, pointer));
	};
	return () => {
		begin();
		session.answers.flush();
		if (heldUp().length > 0) return judged(heldUp());
		void checker.check(session.answers.all, judged, cannotCheck);
	};
}
