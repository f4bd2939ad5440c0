import type { FlowEntry } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { AttachmentList } from "../attachment-list/AttachmentList.tsx";
import { Badge } from "../badge/Badge.tsx";
import { answerFacts } from "../fact-list/answer-facts.ts";
import { FactList } from "../fact-list/FactList.tsx";
import { useWorkflow } from "../workflow/use-workflow.ts";
import { type FlowStep, flowSteps, toneIcon } from "./flow-steps.ts";

function Step({ step: { entry, label, state } }: { step: FlowStep }) {
	const { text } = useResolver(label, state?.label);
	const i18n = useI18n();
	const { format } = i18n;
	const answers = answerFacts(entry.answers, i18n);
	const classes = skin.flowTimeline({ tone: state?.tone });
	return (
		<li className={classes.entry}>
			<span className={`${classes.mark} layui-icon ${toneIcon(state?.tone)}`} aria-hidden="true" />
			<div className={classes.head}>
				<p className={classes.label}>{text(label)}</p>
				{state ? <Badge tone={state.tone}>{text(state.label)}</Badge> : null}
			</div>
			<p className={classes.meta}>
				<time dateTime={entry.created_at}>{format(entry.created_at, "datetime")}</time>
				{/* Roles, such as the citizen, are source texts; the names of departments are said as they are. */}
				{entry.actor ? <span>{i18n.text(entry.actor)}</span> : null}
			</p>
			{entry.note ? <p className={classes.note}>{entry.note}</p> : null}
			{answers.length > 0 ? (
				<div className={classes.files}>
					<FactList facts={answers} />
				</div>
			) : null}
			{entry.attachments?.length ? (
				<div className={classes.files}>
					<AttachmentList files={entry.attachments} />
				</div>
			) : null}
		</li>
	);
}

/** How a case was handled, the newest step first, worded by the workflow. */
export function FlowTimeline({ entries }: { entries: readonly FlowEntry[] }) {
	const { t } = useI18n();
	const workflow = useWorkflow();
	if (entries.length === 0) return <p>{t("Nothing has happened yet")}</p>;
	return (
		<ol className={skin.flowTimeline().root} reversed>
			{flowSteps(entries, workflow).map((step) => (
				<Step key={step.entry.id} step={step} />
			))}
		</ol>
	);
}
