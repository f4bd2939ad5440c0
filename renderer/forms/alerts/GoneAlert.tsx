import { useI18n } from "../../i18n/i18n-context.ts";
import { FormAlert } from "./FormAlert.tsx";

/** A release has taken the form back: who has started it may finish. */
export function GoneAlert() {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>{t("This form has been taken back. You can still finish and send it.")}</p>
		</FormAlert>
	);
}
