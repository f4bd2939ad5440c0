import type { EngineText } from "../../../schemas/engine-texts.ts";
import { type DescribedAnswer, describeAnswers, type Visibility } from "../../../schemas/rules/answers.ts";
import { maskText } from "../../../schemas/rules/mask.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { answerText } from "../../view-parts/answers/answer-words.ts";
import { formClasses } from "../classes.ts";
import { useFormSession } from "../state/form-session.ts";
import { useAllAnswers } from "../state/use-answer.ts";

/** Who will see an answer, in words. */
const SEEN: { [V in Visibility]: EngineText } = {
	public: "Everyone sees this",
	masked: "Others see it as: {masked}",
	private: "Only the people handling your case see this",
};

type Props = { onEdit(pointer: string): void };

function Row({ answer, onEdit }: { answer: DescribedAnswer } & Props) {
	const { t } = useI18n();
	const { name, label, text, visibility } = answer;
	return (
		<div className={formClasses.reviewRow} data-visibility={visibility}>
			<dt>{label}</dt>
			<dd>
				<span className={formClasses.reviewText}>{text}</span>
				<span className={formClasses.reviewNote}>{t(SEEN[visibility], { masked: maskText(text) })}</span>
			</dd>
			<dd>
				<button
					type="button"
					className={skin.button({ variant: "ghost", size: "sm" })}
					aria-label={t("Change: {label}", { label })}
					onClick={() => onEdit(name)}
				>
					{t("Change")}
				</button>
			</dd>
		</div>
	);
}

/** Everything as it will be sent, and as others will see it. */
export function Review({ onEdit }: Props) {
	const i18n = useI18n();
	const { artefact, labels } = useFormSession();
	const answers = describeAnswers(artefact, useAllAnswers(), i18n.text);
	return (
		<dl className={formClasses.review}>
			{answers.map((answer) => (
				<Row
					key={answer.name}
					answer={{ ...answer, text: labels.get(answer.name) ?? answerText(answer, i18n) }}
					onEdit={onEdit}
				/>
			))}
		</dl>
	);
}
