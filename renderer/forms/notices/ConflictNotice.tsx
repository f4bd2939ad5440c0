import { useI18n } from "../../i18n/i18n-context.ts";
import { FormNotice } from "./FormNotice.tsx";
import { NoticeButton } from "./NoticeButton.tsx";

/** Another tab has gone on with the same form: neither overwrites the other unasked. */
export function ConflictNotice({ onTheirs, onMine }: { onTheirs(): void; onMine(): void }) {
	const { t } = useI18n();
	return (
		<FormNotice tone="warning">
			<p>
				{t(
					"This form was also filled in elsewhere: earlier, in another tab, on another device or before you logged in. Which answers shall be kept?",
				)}
			</p>
			<NoticeButton onClick={onTheirs}>{t("Take the others")}</NoticeButton>
			<NoticeButton onClick={onMine}>{t("Keep these")}</NoticeButton>
		</FormNotice>
	);
}
