import { type RefObject, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { focusField } from "../fields/ErrorSummary.tsx";
import { inputId, useFormSession } from "../state/form-session.ts";
import { type FormStep, stepOf } from "./form-steps.ts";

type Options = {
	steps: readonly FormStep[];
	index: number;
	heading: RefObject<HTMLElement | null>;
	go(id: string): void;
};

/**
 * Puts the focus where a change of the step leads: on the field that was requested, else on the step's heading;
 * and says how far one is. The returned function leads to a field, in whichever step it stands.
 */
export function useStepFocus({ steps, index, heading, go }: Options): (pointer: string) => void {
	const session = useFormSession();
	const { t } = useI18n();
	const step = steps[index]?.id;
	const goal = useRef<string>(undefined);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		session.announce(t("Step {number} of {count}", { number: index + 1, count: steps.length }));
		if (goal.current === undefined) heading.current?.focus();
		else focusField(goal.current);
		goal.current = undefined;
	}, [step, index, steps, heading, session, t]);
	return (pointer) => {
		const there = stepOf(steps, pointer);
		if (there && there.id !== step) {
			goal.current = inputId(session, pointer);
			go(there.id);
		} else focusField(inputId(session, pointer));
	};
}
