import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import { useFormSession } from "../state/form-session.ts";
import type { FormStep } from "./form-steps.ts";

type Props = { steps: readonly FormStep[]; index: number; sending: boolean; stopped: boolean; go(id: string): void };

/** The buttons below a step: back, and on to the next or to the server. */
export function StepButtons({ steps, index, sending, stopped, go }: Props) {
	const { t } = useI18n();
	const text = usePlainText();
	const { submit } = useFormSession().artefact.document;
	const onward = index === steps.length - 1 ? text(submit.label) : t("Continue");
	return (
		<div className={formClasses.actions}>
			{index > 0 && (
				<button
					type="button"
					className={skin.button({ variant: "outline" })}
					onClick={() => go(steps[index - 1]?.id ?? "")}
				>
					{t("Back")}
				</button>
			)}
			<button
				type="submit"
				className={skin.button({ size: "lg" })}
				aria-disabled={sending || stopped}
				aria-busy={sending || undefined}
			>
				{sending ? t("Sending…") : onward}
			</button>
		</div>
	);
}
