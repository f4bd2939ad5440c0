import type { FormArtefact } from "../../../schemas/release.ts";
import { describeAnswers } from "../../../schemas/rules/answers.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { answerLabel, answerText } from "../../view-parts/answers/answer-words.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import { formClasses } from "../classes.ts";
import type { Receipt } from "./receipt.ts";

/** A copy of what was sent, to be read and printed; nothing where nothing was. */
export function SentCopy({ artefact, receipt: { answers, labels } }: { artefact: FormArtefact; receipt: Receipt }) {
	const i18n = useI18n();
	const facts = describeAnswers(artefact, answers, undefined, labels).map((answer) => ({
		key: answer.name,
		label: answerLabel(answer, i18n),
		value: answerText(answer, i18n),
	}));
	if (facts.length === 0) return null;
	return (
		<div className={formClasses.copy}>
			<Titled title={i18n.t("What you sent")}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}
