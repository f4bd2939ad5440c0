import type { Ref } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useHeadingTag } from "../../scope/heading-level.tsx";
import { formClasses } from "../classes.ts";
import { MarkedText } from "../fields/MarkedText.tsx";
import { usePlainText } from "../fields/use-plain-text.ts";
import { type FormStep, REVIEW } from "./form-steps.ts";

type Props = { steps: readonly FormStep[]; index: number; heading: Ref<HTMLHeadingElement> };

/**
 * What stands above the fields of one step of several: its title, which takes the focus, and what is said of it.
 */
export function StepHead({ steps, index, heading }: Props) {
	const { t } = useI18n();
	const text = usePlainText();
	const Heading = useHeadingTag();
	const step = steps[index];
	return (
		<>
			{steps.length > 1 && step && (
				<Heading className={formClasses.stepTitle} ref={heading} tabIndex={-1}>
					{step.id === REVIEW ? t("Check your answers") : text(step.title)}
				</Heading>
			)}
			{step?.description !== undefined && (
				<MarkedText className={formClasses.lead} text={text(step.description) ?? ""} />
			)}
		</>
	);
}
