import type { EngineText } from "../../../schemas/engine-texts.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../classes.ts";
import type { SendProblem } from "./use-sending.ts";

/** What is offered where a further attempt can help. */
const AGAIN = {
	offline: "Send again",
	login: "Log in and send",
	rules: "Try again",
	refused: "Send again",
	withdrawn: "Send again",
} satisfies Record<SendProblem["kind"], EngineText>;

/** Says why the form was not taken, and offers to send it again where that can help. */
export function SendProblemNotice({ problem, onAgain }: { problem: SendProblem | undefined; onAgain(): void }) {
	const { t } = useI18n();
	if (!problem) return null;
	return (
		<div className={formClasses.notice} role="alert" data-tone="error">
			<p>{problem.message}</p>
			{problem.kind !== "withdrawn" && (
				<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={onAgain}>
					{t(AGAIN[problem.kind])}
				</button>
			)}
		</div>
	);
}
