import { useI18n } from "../../i18n/i18n-context.ts";
import { AlertButton } from "./AlertButton.tsx";
import { FormAlert } from "./FormAlert.tsx";
import { useOnceSent } from "./use-once-sent.ts";

/** The form has changed since it was started: go on with the new version, or finish the old. */
export function VersionAlert({ onAccept }: { onAccept(): void }) {
	const { t } = useI18n();
	const { press, waits } = useOnceSent(onAccept);
	return (
		<FormAlert>
			<p>
				{t(
					"This form has been updated since you began. You can finish this version, or change to the new one: what you have typed is carried over.",
				)}
			</p>
			<AlertButton onClick={press}>{t("Use the new version")}</AlertButton>
			{waits && <p>{waits}</p>}
		</FormAlert>
	);
}
