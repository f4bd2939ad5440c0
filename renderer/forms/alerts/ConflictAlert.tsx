import { useI18n } from "../../i18n/i18n-context.ts";
import { AlertButton } from "./AlertButton.tsx";
import { FormAlert } from "./FormAlert.tsx";

/** Another tab has gone on with the same form: neither overwrites the other unasked. */
export function ConflictAlert({ onTheirs, onMine }: { onTheirs(): void; onMine(): void }) {
	const { t } = useI18n();
	return (
		<FormAlert tone="warning">
			<p>
				{t(
					"This form was also filled in elsewhere: earlier, in another tab, on another device or before you logged in. Which answers shall be kept?",
				)}
			</p>
			<AlertButton onClick={onTheirs}>{t("Take the others")}</AlertButton>
			<AlertButton onClick={onMine}>{t("Keep these")}</AlertButton>
		</FormAlert>
	);
}
