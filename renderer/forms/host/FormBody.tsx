import { type FormEvent, useRef } from "react";
import { FIRST_LOOK } from "../../../schemas/prerender.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { formClasses } from "../classes.ts";
import { ErrorSummary } from "../fields/ErrorSummary.tsx";
import { MarkedText } from "../fields/MarkedText.tsx";
import { usePlainText } from "../fields/use-plain-text.ts";
import { ClosedStepNotice } from "../notices/ClosedStepNotice.tsx";
import { StopNotices } from "../offers/StopNotices.tsx";
import { useStopped } from "../offers/use-stopped.ts";
import { useAnsweredBefore } from "../prerendered/use-answered-before.ts";
import { Review } from "../review/Review.tsx";
import { SendProblemNotice } from "../sending/SendProblemNotice.tsx";
import { useSending } from "../sending/use-sending.ts";
import { useFormSession } from "../state/form-session.ts";
import { REVIEW, stageOf } from "../steps/form-steps.ts";
import { Progress } from "../steps/Progress.tsx";
import { StageButtons } from "../steps/StageButtons.tsx";
import { StageHead } from "../steps/StageHead.tsx";
import { StepFieldsContext } from "../steps/step-fields.ts";
import { useAdvance } from "../steps/use-advance.ts";
import { useClosedStep } from "../steps/use-closed-step.ts";
import { useStage } from "../steps/use-stage.ts";
import { useStageFocus } from "../steps/use-stage-focus.ts";
import { useStages } from "../steps/use-stages.ts";
import { useUploadsOfStep } from "../steps/use-uploads-of-step.ts";
import { Fields } from "./Fields.tsx";

type Props = {
	checker: FormChecker;
	inAddress: boolean;
	/** Whether a draft would have been restored by now, from this device or another. */
	settled: boolean;
} & Omit<Parameters<typeof useSending>[0], "onInvalid">;

/** The form itself: the stage on the screen with its fields, what is wrong with them, and the way on. */
export function FormBody({ checker, inAddress, settled, ...sendingOptions }: Props) {
	const session = useFormSession();
	const text = usePlainText();
	const { document: form } = session.artefact;
	const stages = useStages();
	const { wanted, index, stage, go } = useStage(stages, inAddress);
	useUploadsOfStep(stage);
	const summary = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const stopped = useStopped();
	const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());
	const { send, sending, problem, rulesMissing, clear } = useSending({ ...sendingOptions, onInvalid: focusSummary });
	const advance = useAdvance({
		checker,
		stages,
		index,
		go,
		send,
		focusSummary,
		begin: clear,
		cannotCheck: rulesMissing,
	});
	const goTo = useStageFocus({ stages, index, heading, go });
	const closed = useClosedStep({
		stages,
		wanted,
		settled: settled && inAddress,
		check: (tell) => void checker.check(session.answers.all, tell),
		go,
	});
	const takesOver = useAnsweredBefore(form.id);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
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
			<StopNotices at={(place) => place === undefined || !stage || !stageOf([stage], place)} />
			<SendProblemNotice problem={problem} onAgain={advance} />
			<StageButtons stages={stages} index={index} go={go} sending={sending} stopped={stopped} />
		</form>
	);
}
