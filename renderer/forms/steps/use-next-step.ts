import { useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useExitReached } from "../fields/Offers.tsx";
import { useFormSession } from "../hooks/form-session.ts";
import { type SubmissionOptions, useSubmission } from "../hooks/use-submission.ts";
import type { FieldValidationError } from "../model/errors.ts";
import { errorsOfStep, type FormStep, stepOf, stepOn } from "../model/steps.ts";
import { heldUpText } from "../model/uploads.ts";
import type { FormValidation } from "../model/validation.ts";
import type { FormValues } from "../model/values.ts";

type AdvanceOptions = {
	validation: FormValidation;
	steps: readonly FormStep[];
	index: number;
	go(id: string): void;
	send(data: FormValues): Promise<void>;
	focusSummary(): void;
	/** A new attempt is made: what was said of the last one counts no more. */
	start(): void;
	/** The form's rules could not be had. */
	cannotCheck(): void;
};

/** Tells of files not sent yet: of this step or, before the form is sent, of any. */
function useHeldUp(steps: readonly FormStep[], index: number): () => FieldValidationError[] {
	const { uploads } = useFormSession();
	const i18n = useI18n();
	return () => {
		const all = uploads.heldUp().map((held) => ({ pointer: held.pointer, message: heldUpText(held, i18n) }));
		const step = steps[index + 1] && steps[index];
		return step ? errorsOfStep(step, all) : all.filter(({ pointer }) => stepOf(steps, pointer));
	};
}

/** The step on: checks what stands in this step and goes to the next, or checks everything and sends. */
function useAdvance(options: AdvanceOptions): () => void {
	const { validation, steps, index, go, send, focusSummary, start, cannotCheck } = options;
	const { values, errors, report } = useFormSession();
	const heldUp = useHeldUp(steps, index);
	const showErrors = (found: readonly FieldValidationError[]) => {
		const { wrong, to } = stepOn(steps, index, found);
		if (wrong.length === 0) errors.show([]);
		if (to !== undefined) go(to);
		if (wrong.length > 0) {
			report("erred", steps[index]?.id);
			for (const { pointer, keyword } of wrong) report("erred", pointer, keyword);
			errors.list(wrong);
			focusSummary();
		} else if (to === undefined) void send(validation.visible(values.all()));
	};
	return () => {
		start();
		values.flush();
		const waiting = heldUp();
		if (waiting.length === 0) return void validation.check(values.all, showErrors, cannotCheck);
		const isHeldUp = (error: FieldValidationError) => waiting.some(({ pointer }) => pointer === error.pointer);
		const all = (found: readonly FieldValidationError[]) =>
			showErrors([...waiting, ...found.filter((error) => !isHeldUp(error))]);
		void validation.check(values.all, all, () => showErrors(waiting));
	};
}

type Options = Pick<AdvanceOptions, "validation" | "steps" | "index" | "go"> & {
	submitting: Omit<SubmissionOptions, "onInvalid">;
};

/** The way on from a step, to the next or out to the server, and what stands in it. */
export function useNextStep({ validation, steps, index, go, submitting }: Options) {
	const stopped = useExitReached();
	const summary = useRef<HTMLElement>(null);
	const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());
	const sending = useSubmission({ ...submitting, onInvalid: focusSummary });
	const { send, clear: start, rulesMissing: cannotCheck } = sending;
	const advance = useAdvance({ validation, steps, index, go, send, focusSummary, start, cannotCheck });
	return { advance, stopped, summary, sending: sending.sending, problem: sending.problem };
}
