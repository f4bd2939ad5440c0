import type { Ref } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useHeadingTag } from "../../scope/heading-level.tsx";
import { formClasses } from "../classes.ts";
import { MarkedText } from "../fields/MarkedText.tsx";
import { usePlainText } from "../fields/use-plain-text.ts";
import { REVIEW, type Stage } from "./form-steps.ts";

type Props = { stages: readonly Stage[]; index: number; heading: Ref<HTMLHeadingElement> };

/**
 * What stands above the questions of one stage of several: its title, which takes the focus, and what is said of it.
 */
export function StageHead({ stages, index, heading }: Props) {
	const { t } = useI18n();
	const text = usePlainText();
	const Heading = useHeadingTag();
	const stage = stages[index];
	return (
		<>
			{stages.length > 1 && stage && (
				<Heading className={formClasses.stageTitle} ref={heading} tabIndex={-1}>
					{stage.id === REVIEW ? t("Check your answers") : text(stage.title)}
				</Heading>
			)}
			{stage?.description !== undefined && (
				<MarkedText className={formClasses.lead} text={text(stage.description) ?? ""} />
			)}
		</>
	);
}
