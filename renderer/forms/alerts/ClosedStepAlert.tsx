import { useI18n } from "../../i18n/i18n-context.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import type { ClosedStep } from "../steps/use-closed-step.ts";
import { FormAlert } from "./FormAlert.tsx";

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
