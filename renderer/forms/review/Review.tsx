import { type DescribedAnswer, describeAnswers } from "../../../schemas/rules/answers.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { UnderHeading, useHeadingTag } from "../../scope/heading-level.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import { REVIEW, type Stage } from "../steps/form-steps.ts";
import { PublicityNote, usePublicity } from "./PublicityNote.tsx";
import { ReviewRow } from "./ReviewRow.tsx";

type Props = {
	stages: readonly Stage[];
	/** To the question of an answer. */
	onEdit(pointer: string): void;
	/** To a step as a whole. */
	onGo(step: string): void;
};

function Answers({ answers, onEdit }: { answers: readonly DescribedAnswer[]; onEdit: Props["onEdit"] }) {
	const { t } = useI18n();
	if (answers.length === 0) return <p className={formClasses.reviewNone}>{t("Nothing was answered here.")}</p>;
	return (
		<dl className={formClasses.review}>
			{answers.map((answer) => (
				<ReviewRow key={answer.name} answer={answer} onEdit={onEdit} />
			))}
		</dl>
	);
}

function StepAnswers({ stage, answers, onEdit, onGo }: Omit<Props, "stages"> & StepProps) {
	const { t } = useI18n();
	const Heading = useHeadingTag();
	const title = usePlainText()(stage.title) ?? "";
	return (
		<section>
			<div className={formClasses.reviewHead}>
				<Heading className={formClasses.reviewTitle}>{title}</Heading>
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-label={t("Edit: {label}", { label: title })}
					onClick={() => onGo(stage.id)}
				>
					{t("Edit")}
				</button>
			</div>
			<Answers answers={answers} onEdit={onEdit} />
		</section>
	);
}

type StepProps = { stage: Stage; answers: readonly DescribedAnswer[] };

const asksFor = ({ fields }: Stage, { name }: DescribedAnswer) =>
	fields === null || fields.includes(pointerTokens(name)[0] ?? "");

/** Everything as it will be sent, step by step, and what others will see of each answer. */
export function Review({ stages, onEdit, onGo }: Props) {
	const { artefact, answers: stored, asked } = useFormSession();
	// In source words, as the server describes them: what others see is worded from the same.
	const values = useStored(stored.subscribe, asked);
	const publicity = usePublicity(artefact.document.submit.operation === "messagesIndex" ? values.category : undefined);
	// Of what is never published nobody else sees an answer, whatever the form says of it.
	const answers = describeAnswers(artefact, values).map((answer) =>
		publicity === "never" ? { ...answer, visibility: "private" as const } : answer,
	);
	return (
		<>
			{publicity && <PublicityNote publicity={publicity} />}
			<AllAnswers stages={stages} answers={answers} onEdit={onEdit} onGo={onGo} />
		</>
	);
}

function AllAnswers({ stages, answers, onEdit, onGo }: Props & Pick<StepProps, "answers">) {
	const steps = stages.filter(({ id }) => id !== REVIEW);
	if (steps.length < 2) return <Answers answers={answers} onEdit={onEdit} />;
	return (
		<UnderHeading>
			{steps.map((stage) => (
				<StepAnswers
					key={stage.id}
					stage={stage}
					answers={answers.filter((answer) => asksFor(stage, answer))}
					onEdit={onEdit}
					onGo={onGo}
				/>
			))}
		</UnderHeading>
	);
}
