import { useI18n } from "../../i18n/i18n-context.ts";
import { FormNotice } from "./FormNotice.tsx";

/** A release has taken the form back: who has begun it may finish. */
export function GoneNotice() {
	const { t } = useI18n();
	return (
		<FormNotice tone="warning">
			<p>{t("This form has been taken back. You can still finish and send it.")}</p>
		</FormNotice>
	);
}
