import type { FormEvent } from "react";
import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";
import { useReplay } from "../../prerender/replay-form.ts";
import { formClasses } from "../fields/classes.ts";
import { MarkedText } from "../fields/FieldHint.tsx";
import { ExitAlerts } from "../fields/Offers.tsx";
import { usePlainText } from "../hooks/field-values.ts";
import { StepFieldsContext, useFormSession } from "../hooks/form-session.ts";
import type { SubmissionOptions } from "../hooks/use-submission.ts";
import { hasField, REVIEW } from "../model/steps.ts";
import type { FormValidation } from "../model/validation.ts";
import { Review } from "../review/Review.tsx";
import { ErrorSummary } from "../steps/ErrorSummary.tsx";
import { StepButtons, SubmissionAlert } from "../steps/StepEnd.tsx";
import { ClosedStepAlert, Progress, StepHead } from "../steps/StepHead.tsx";
import { useCurrentStep } from "../steps/use-current-step.ts";
import { useNextStep } from "../steps/use-next-step.ts";
import { Fields } from "../structure/Fields.tsx";

type Props = {
	validation: FormValidation;
	/** Whether the address tells the step. */
	inAddress: boolean;
	/** Whether a draft would have been restored by now, from this device or another. */
	settled: boolean;
	/** Whether it waits to be sent: what is typed stays, but not to be changed. */
	hidden: boolean;
	/** How it is submitted, and what follows. */
	submitting: Omit<SubmissionOptions, "onInvalid">;
};

/** Half a date is known once it is left, which who sends by the enter key does not. */
function leaveHalfTyped() {
	const input = document.activeElement;
	if (input instanceof HTMLInputElement && input.validity.badInput) input.blur();
}

/** The form itself: the current step with its fields, their errors, and the buttons. */
export function FormBody({ validation, inAddress, settled, hidden, submitting }: Props) {
	const text = usePlainText();
	const { document: form } = useFormSession().artefact;
	const { steps, index, step, heading, go, goTo, closed } = useCurrentStep({ validation, inAddress, settled });
	const { advance, stopped, summary, sending, problem } = useNextStep({
		validation,
		steps,
		index,
		go,
		submitting,
	});
	const replayed = useReplay(form.id);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		leaveHalfTyped();
		if (!stopped) advance();
	};
	return (
		// As long as nothing listens, sending a form of this method does nothing: no value ends up in an address.
		<form
			ref={replayed}
			className={formClasses.root}
			hidden={hidden}
			method="dialog"
			noValidate
			onSubmit={onSubmit}
			aria-label={text(form.title)}
			{...{ [PRERENDER_MARKS.form]: form.id }}
		>
			{form.description !== undefined && index === 0 && (
				<MarkedText className={formClasses.lead} text={text(form.description) ?? ""} />
			)}
			{closed && <ClosedStepAlert closed={closed} />}
			<Progress steps={steps} index={index} onGo={go} />
			<ErrorSummary heading={summary} onGo={goTo} />
			<StepHead steps={steps} index={index} heading={heading} />
			{step?.id === REVIEW ? (
				<Review steps={steps} onEdit={goTo} onGo={go} />
			) : (
				<StepFieldsContext value={step?.fields ?? null}>
					<Fields />
				</StepFieldsContext>
			)}
			<ExitAlerts at={(place) => place === undefined || !step || !hasField(step, place)} />
			<SubmissionAlert problem={problem} onAgain={advance} />
			<StepButtons steps={steps} index={index} go={go} sending={sending} stopped={stopped} />
		</form>
	);
}
