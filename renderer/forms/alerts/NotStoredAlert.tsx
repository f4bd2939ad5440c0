import { useI18n } from "../../i18n/i18n-context.ts";
import { FormAlert } from "./FormAlert.tsx";

/** The device keeps no draft: its storage is denied or full, or does not answer. */
export function NotStoredAlert() {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>{t("What you type can't be kept on this device; it may be lost when you leave this page.")}</p>
		</FormAlert>
	);
}
