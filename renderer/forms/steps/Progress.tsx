import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import type { Stage } from "./form-steps.ts";

/** How far one is: all stages by name, the present one marked; those behind lead back. */
export function Progress({ stages, index, onGo }: { stages: readonly Stage[]; index: number; onGo(id: string): void }) {
	const { t } = useI18n();
	const text = usePlainText();
	if (stages.length < 2) return null;
	return (
		<nav aria-label={t("Progress")}>
			<p className={formClasses.progressText}>
				{t("Step {number} of {count}", { number: index + 1, count: stages.length })}
			</p>
			<ol className={formClasses.progress}>
				{stages.map((stage, at) => (
					<li
						className={formClasses.progressStep}
						key={stage.id}
						aria-current={at === index ? "step" : undefined}
						data-done={at < index || undefined}
					>
						{at < index ? (
							<button type="button" className={formClasses.progressLink} onClick={() => onGo(stage.id)}>
								{text(stage.title)}
							</button>
						) : (
							text(stage.title)
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
