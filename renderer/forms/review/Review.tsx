import { useMemo } from "react";
import type { EngineText } from "../../../schemas/engine-texts.ts";
import { type DescribedAnswer, describeAnswers, type Visibility } from "../../../schemas/rules/answers.ts";
import { maskText } from "../../../schemas/rules/mask.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { answerText } from "../../view-parts/answers/answer-words.ts";
import { placeOf } from "../choices/offered.ts";
import { useRemoteChoices } from "../choices/remote-choices.ts";
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

type ChosenProps = Props & { answer: DescribedAnswer; source: OptionSource };

/** An answer that was chosen from what an operation answers: its label in the reader's language, after a reload too. */
function ChosenRow({ answer, source, onEdit }: ChosenProps) {
	const { labels } = useFormSession();
	const { name, value, text } = answer;
	const { choices } = useRemoteChoices(
		source,
		useMemo(() => pointerTokens(name), [name]),
	);
	const chosen = (Array.isArray(value) ? value : [value]).map((one) => choices[placeOf(choices, one)]?.label);
	const known = chosen.every((label) => label !== undefined);
	return <Row answer={{ ...answer, text: known ? chosen.join(", ") : (labels.get(name) ?? text) }} onEdit={onEdit} />;
}

/** Everything as it will be sent, and as others will see it. */
export function Review({ onEdit }: Props) {
	const i18n = useI18n();
	const { artefact, optionsAt } = useFormSession();
	const answers = describeAnswers(artefact, useAllAnswers(), i18n.text);
	return (
		<dl className={formClasses.review}>
			{answers.map((described) => {
				const answer = { ...described, text: answerText(described, i18n) };
				const source = optionsAt(answer.name).options;
				if (!source) return <Row key={answer.name} answer={answer} onEdit={onEdit} />;
				return <ChosenRow key={answer.name} answer={answer} source={source} onEdit={onEdit} />;
			})}
		</dl>
	);
}
