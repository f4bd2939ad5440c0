import { useI18n } from "../../../renderer/index.ts";
import { WholeNotice } from "../WholeNotice.tsx";

/** Shown when there is no release to draw anything with. The error itself stands on the page: it helps who runs it. */
export function CannotStart({ error }: { error: Error }) {
	const { t } = useI18n();
	return (
		<WholeNotice
			title={t("The portal cannot be loaded right now")}
			text={`${t("Check your connection and try again.")} (${error.message})`}
			reload={t("Try again")}
		/>
	);
}
