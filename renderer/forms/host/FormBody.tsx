import type { FormEvent } from "react";
import { FIRST_LOOK } from "../../../schemas/prerender.ts";
import { formClasses } from "../classes.ts";
import { ErrorSummary } from "../fields/ErrorSummary.tsx";
import { MarkedText } from "../fields/MarkedText.tsx";
import { usePlainText } from "../fields/use-plain-text.ts";
import { ClosedStepNotice } from "../notices/ClosedStepNotice.tsx";
import { StopNotices } from "../offers/StopNotices.tsx";
import { useAnsweredBefore } from "../prerendered/use-answered-before.ts";
import { Review } from "../review/Review.tsx";
import { SendProblemNotice } from "../sending/SendProblemNotice.tsx";
import { useFormSession } from "../state/form-session.ts";
import { asksFor, REVIEW } from "../steps/form-steps.ts";
import { Progress } from "../steps/Progress.tsx";
import { StageButtons } from "../steps/StageButtons.tsx";
import { StageHead } from "../steps/StageHead.tsx";
import { StepFieldsContext } from "../steps/step-fields.ts";
import { useShownStage } from "../steps/use-shown-stage.ts";
import { useWayOn } from "../steps/use-way-on.ts";
import { Fields } from "./Fields.tsx";

type Props = Parameters<typeof useShownStage>[0] & Omit<Parameters<typeof useWayOn>[0], "stages" | "index" | "go">;

/** Half a date is known once it is left, which who sends by the enter key does not. */
function leaveHalfTyped() {
	const input = document.activeElement;
	if (input instanceof HTMLInputElement && input.validity.badInput) input.blur();
}

/** The form itself: the stage on the screen with its fields, what is wrong with them, and the way on. */
export function FormBody({ checker, inAddress, settled, ...sendingOptions }: Props) {
	const text = usePlainText();
	const { document: form } = useFormSession().artefact;
	const { stages, index, stage, heading, go, goTo, closed } = useShownStage({ checker, inAddress, settled });
	const { advance, stopped, summary, sending, problem } = useWayOn({ checker, stages, index, go, ...sendingOptions });
	const takesOver = useAnsweredBefore(form.id);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		leaveHalfTyped();
		if (!stopped) advance();
	};
	return (
		// As long as nothing listens, sending a form of this method does nothing: no answer ends up in an address.
		<form
			ref={takesOver}
			className={formClasses.root}
			method="dialog"
			noValidate
			onSubmit={onSubmit}
			aria-label={text(form.title)}
			{...{ [FIRST_LOOK.form]: form.id }}
		>
			{form.description !== undefined && index === 0 && (
				<MarkedText className={formClasses.lead} text={text(form.description) ?? ""} />
			)}
			{closed && <ClosedStepNotice closed={closed} />}
			<Progress stages={stages} index={index} onGo={go} />
			<ErrorSummary heading={summary} onGo={goTo} />
			<StageHead stages={stages} index={index} heading={heading} />
			{stage?.id === REVIEW ? (
				<Review stages={stages} onEdit={goTo} onGo={go} />
			) : (
				<StepFieldsContext value={stage?.fields ?? null}>
					<Fields />
				</StepFieldsContext>
			)}
			<StopNotices at={(place) => place === undefined || !stage || !asksFor(stage, place)} />
			<SendProblemNotice problem={problem} onAgain={advance} />
			<StageButtons stages={stages} index={index} go={go} sending={sending} stopped={stopped} />
		</form>
	);
}
