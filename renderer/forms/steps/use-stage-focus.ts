import { type RefObject, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { focusAnswer } from "../fields/ErrorSummary.tsx";
import { inputId, useFormSession } from "../state/form-session.ts";
import { type Stage, stageOf } from "./form-steps.ts";

type Options = {
	stages: readonly Stage[];
	index: number;
	heading: RefObject<HTMLElement | null>;
	go(id: string): void;
};

/**
 * Puts the focus where a change of the stage leads: on the question that was asked for, else on the stage's heading;
 * and says how far one is. The returned function leads to a question, in whichever stage it stands.
 */
export function useStageFocus({ stages, index, heading, go }: Options): (pointer: string) => void {
	const session = useFormSession();
	const { t } = useI18n();
	const stage = stages[index]?.id;
	const goal = useRef<string>(undefined);
	const shown = useRef(stage);
	useEffect(() => {
		if (shown.current === stage) return;
		shown.current = stage;
		session.announce(t("Step {number} of {count}", { number: index + 1, count: stages.length }));
		if (goal.current === undefined) heading.current?.focus();
		else focusAnswer(goal.current);
		goal.current = undefined;
	}, [stage, index, stages, heading, session, t]);
	return (pointer) => {
		const there = stageOf(stages, pointer);
		if (there && there.id !== stage) {
			goal.current = inputId(session, pointer);
			go(there.id);
		} else focusAnswer(inputId(session, pointer));
	};
}
