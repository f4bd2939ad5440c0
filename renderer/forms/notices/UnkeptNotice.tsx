import { useI18n } from "../../i18n/i18n-context.ts";
import { FormNotice } from "./FormNotice.tsx";

/** The device keeps no draft: its storage is denied or full, or does not answer. */
export function UnkeptNotice() {
	const { t } = useI18n();
	return (
		<FormNotice tone="warning">
			<p>{t("What you type can't be kept on this device; it may be lost when you leave this page.")}</p>
		</FormNotice>
	);
}
