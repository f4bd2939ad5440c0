import type { FormArtefact } from "../../../schemas/release.ts";
import { describeValues } from "../../../schemas/rules/described-values.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import { valueLabel, valueText } from "../../view-parts/values/value-texts.ts";
import { formClasses } from "../classes.ts";
import type { Receipt } from "./receipt.ts";

/** A copy of what was sent, to be read and printed; nothing where nothing was. */
export function SentCopy({ artefact, receipt: { values, labels } }: { artefact: FormArtefact; receipt: Receipt }) {
	const i18n = useI18n();
	const facts = describeValues(artefact, values, undefined, labels).map((response) => ({
		key: response.name,
		label: valueLabel(response, i18n),
		value: valueText(response, i18n),
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
