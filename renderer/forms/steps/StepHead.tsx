import type { Ref } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useHeadingTag } from "../../scope/heading-level.tsx";
import { formClasses } from "../fields/classes.ts";
import { MarkedText } from "../fields/FieldHint.tsx";
import { FormAlert } from "../fields/FormAlert.tsx";
import { usePlainText } from "../hooks/field-values.ts";
import { type FormStep, REVIEW } from "../model/steps.ts";
import type { ClosedStep } from "./use-closed-step.ts";

/** How far one is: all steps by name, the present one marked; those behind lead back. */
export function Progress({
	steps,
	index,
	onGo,
}: {
	steps: readonly FormStep[];
	index: number;
	onGo(id: string): void;
}) {
	const { t } = useI18n();
	const text = usePlainText();
	if (steps.length < 2) return null;
	return (
		<nav aria-label={t("Progress")}>
			<p className={formClasses.progressText}>
				{t("Step {number} of {count}", { number: index + 1, count: steps.length })}
			</p>
			<ol className={formClasses.progress}>
				{steps.map((step, at) => (
					<li
						className={formClasses.progressStep}
						key={step.id}
						aria-current={at === index ? "step" : undefined}
						data-done={at < index || undefined}
					>
						{at < index ? (
							<button type="button" className={formClasses.progressLink} onClick={() => onGo(step.id)}>
								{text(step.title)}
							</button>
						) : (
							text(step.title)
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

/** Why another step than the one asked for is shown. */
export function ClosedStepAlert({ closed }: { closed: ClosedStep }) {
	const { t } = useI18n();
	const step = usePlainText()(closed.visible.title) ?? "";
	return (
		<FormAlert tone="warning">
			<p>
				{closed.onTheWay
					? t("“{step}” is not open yet. Please answer this step first.", { step })
					: t("Your answers do not lead to the step that was asked for. Go on from here.")}
			</p>
		</FormAlert>
	);
}

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
