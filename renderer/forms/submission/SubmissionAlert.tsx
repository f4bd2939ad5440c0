import type { EngineText } from "../../../schemas/engine-texts.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { AlertButton } from "../alerts/AlertButton.tsx";
import { formClasses } from "../classes.ts";
import type { SendProblem } from "./use-submission.ts";

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
