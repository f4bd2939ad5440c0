import { type ReactNode, useMemo } from "react";
import type { DescribedAnswer } from "../../../schemas/rules/answers.ts";
import { isMade } from "../../../schemas/rules/calculation.ts";
import { chosenPointer, sayChosen } from "../../../schemas/rules/chosen-part.ts";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import { uploadIds } from "../../../schemas/rules/uploads-in.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { answerLabel, answerText } from "../../view-parts/answers/answer-words.ts";
import { useChosenLabel } from "../choices/chosen-label.ts";
import { placeOf } from "../choices/offered.ts";
import { useRemoteChoices } from "../choices/remote-choices.ts";
import { formClasses } from "../classes.ts";
import { answerPath } from "../state/answers-store.ts";
import { useFormSession } from "../state/form-session.ts";
import { ReviewedFiles } from "./ReviewedFiles.tsx";
import { SeenBy } from "./SeenBy.tsx";

type Props = { answer: DescribedAnswer; onEdit(pointer: string): void };

function Row({ answer, onEdit, children }: Props & { children: ReactNode }) {
	const i18n = useI18n();
	const { t } = i18n;
	const { name, visibility } = answer;
	const label = answerLabel(answer, i18n);
	const options = useFormSession().optionsAt(name);
	const changes = !isMade(options) && options.widget !== "static";
	return (
		<div className={formClasses.reviewRow} data-visibility={visibility}>
			<dt>{label}</dt>
			<dd>
				{children}
				<SeenBy answer={answer} />
			</dd>
			{changes && (
				<dd>
					<button
						type="button"
						className={skin.button({ variant: "link", size: "sm" })}
						aria-label={t("Change: {label}", { label })}
						onClick={() => onEdit(name)}
					>
						{t("Change")}
					</button>
				</dd>
			)}
		</div>
	);
}

const Said = ({ text }: { text: string }) => <span className={formClasses.reviewText}>{text}</span>;

/** An answer that was chosen from what an operation answers: its label in the reader's language, after a reload too. */
function ChosenRow({ answer, source, onEdit }: Props & { source: OptionSource }) {
	const { answers, optionsAt } = useFormSession();
	const { name, text } = answer;
	const at = chosenPointer(name, optionsAt(name), answer.value);
	const value = valueAt(answer.value, at.slice(name.length));
	const path = useMemo(() => answerPath(answers.all(), at), [answers, at]);
	const { choices } = useRemoteChoices(source, path);
	const label = useChosenLabel(source, path, Array.isArray(value) ? undefined : value, choices);
	const several = [value].flat().map((one) => choices[placeOf(choices, one)]?.label);
	const chosen = label ?? (several.every((one) => one !== undefined) ? several.join(", ") : undefined);
	const said = chosen === undefined ? text : sayChosen(answer.value, chosen);
	return (
		<Row answer={{ ...answer, text: said }} onEdit={onEdit}>
			<Said text={said} />
		</Row>
	);
}

/** One answer as it will be sent, who will see it, and the way back to its question. */
export function ReviewRow({ answer, onEdit }: Props) {
	const i18n = useI18n();
	const { widget, options } = useFormSession().optionsAt(answer.name);
	if (options) return <ChosenRow answer={answer} source={options} onEdit={onEdit} />;
	const isFiles = widget === "file" || widget === "signature";
	return (
		<Row answer={answer} onEdit={onEdit}>
			{isFiles ? <ReviewedFiles ids={uploadIds(answer.value)} /> : <Said text={answerText(answer, i18n)} />}
		</Row>
	);
}
