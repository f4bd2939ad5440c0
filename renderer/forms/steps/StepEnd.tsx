import type { EngineText } from "../../../schemas/engine-texts.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../fields/classes.ts";
import { AlertButton } from "../fields/FormAlert.tsx";
import { usePlainText } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import type { SendProblem } from "../hooks/use-submission.ts";
import type { FormStep } from "../model/steps.ts";

type Props = { steps: readonly FormStep[]; index: number; sending: boolean; stopped: boolean; go(id: string): void };

/** The buttons below a step: back, and on to the next or to the server. */
export function StepButtons({ steps, index, sending, stopped, go }: Props) {
	const { t } = useI18n();
	const text = usePlainText();
	const { submit } = useFormSession().artefact.document;
	const onward = index === steps.length - 1 ? text(submit.label) : t("Continue");
	return (
		<div className={formClasses.actions}>
			{index > 0 && (
				<button
					type="button"
					className={skin.button({ variant: "outline" })}
					onClick={() => go(steps[index - 1]?.id ?? "")}
				>
					{t("Back")}
				</button>
			)}
			<button
				type="submit"
				className={skin.button({ size: "lg" })}
				aria-disabled={sending || stopped}
				aria-busy={sending || undefined}
			>
				{sending ? t("Sending…") : onward}
			</button>
		</div>
	);
}

/**
 * What is offered where the same values can be taken another time. What was refused must be put right first, as a
 * wrong code by a new one; for that the form's own button is there.
 */
const AGAIN: Partial<Record<SendProblem["kind"], EngineText>> = {
	offline: "Send again",
	failed: "Send again",
	login: "Log in and send",
	rules: "Try again",
};

/** Says why the form was not taken, and offers to send it again where that can help. */
export function SubmissionAlert({ problem, onAgain }: { problem: SendProblem | undefined; onAgain(): void }) {
	const { t } = useI18n();
	if (!problem) return null;
	const again = AGAIN[problem.kind];
	return (
		<div className={formClasses.notice} role="alert" data-tone="error">
			<p>{problem.message}</p>
			{again !== undefined && <AlertButton onClick={onAgain}>{t(again)}</AlertButton>}
		</div>
	);
}
