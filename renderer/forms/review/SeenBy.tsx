import type { DescribedAnswer } from "../../../schemas/rules/answers.ts";
import { seenByOthers } from "../../../schemas/rules/seen-by-others.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { answerText } from "../../view-parts/answers/answer-words.ts";
import { formClasses } from "../classes.ts";

const ICONS = { public: "eye", masked: "eye-invisible", private: "password" } as const;

/** Who will see an answer, and of a masked one exactly what they will: the server shows it by the same rule. */
export function SeenBy({ answer }: { answer: DescribedAnswer }) {
	const i18n = useI18n();
	const { t } = i18n;
	const { visibility } = answer;
	const seen = seenByOthers(answer);
	const words = () => {
		if (!seen) return t("Only the people handling your case see this");
		if (visibility === "public") return t("Everyone sees this");
		return t("Others see it as: {masked}", { masked: answerText({ ...answer, ...seen }, i18n) });
	};
	return (
		<span className={formClasses.reviewNote} data-visibility={visibility}>
			<i className={`layui-icon layui-icon-${ICONS[visibility]}`} aria-hidden="true" /> {words()}
		</span>
	);
}
