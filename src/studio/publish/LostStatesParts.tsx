import { ScreenPart } from "../frame/ScreenPart.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import StatesThatGo from "./StatesThatGo.tsx";
import type { LostStates } from "./use-lost-states.ts";

/** Where cases stand when the changes come, and when they go again. */
export function LostStatesParts({ lost: { coming, returning } }: { lost: LostStates }) {
	const { t } = useStudioI18n();
	return (
		<>
			{coming.rows.length > 0 && (
				<ScreenPart size="md" title={t("Where cases of states that go will stand")}>
					<StatesThatGo
						states={coming}
						text={t(
							"The move stands in the course of each case. Taking the publication back brings the states back; the cases stay where they were moved.",
						)}
					/>
				</ScreenPart>
			)}
			{returning.rows.length > 0 && (
				<ScreenPart size="md" title={t("Where cases of new states will stand at the end")}>
					<StatesThatGo
						states={returning}
						text={t(
							"What is in force now does not have these states. Cases that stand in them when it returns are moved.",
						)}
					/>
				</ScreenPart>
			)}
		</>
	);
}
