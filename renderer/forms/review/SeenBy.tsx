import type { DescribedValue } from "../../../schemas/rules/described-values.ts";
import { seenByOthers } from "../../../schemas/rules/seen-by-others.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { valueText } from "../../view-parts/values/value-texts.ts";
import { formClasses } from "../classes.ts";

const ICONS = { public: "eye", masked: "eye-invisible", private: "password" } as const;

/** Who will see a value, and of a masked one exactly what they will: the server shows it by the same rule. */
export function SeenBy({ described }: { described: DescribedValue }) {
	const i18n = useI18n();
	const { t } = i18n;
	const { visibility } = described;
	const seen = seenByOthers(described);
	const words = () => {
		if (!seen) return t("Only the people handling your case see this");
		if (visibility === "public") return t("Everyone sees this");
		return t("Others see it as: {masked}", { masked: valueText({ ...described, ...seen }, i18n) });
	};
	return (
		<span className={formClasses.reviewNote} data-visibility={visibility}>
			<i className={`layui-icon layui-icon-${ICONS[visibility]}`} aria-hidden="true" /> {words()}
		</span>
	);
}
