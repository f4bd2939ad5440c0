import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import type { FormStep } from "./form-steps.ts";

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
