import { useI18n } from "../../renderer/index.ts";
import { WholeNotice } from "./WholeNotice.tsx";

/** Instead of everything, when even the frame around the pages broke. */
export function WholeFailed() {
	const { t } = useI18n();
	return (
		<WholeNotice
			title={t("Something went wrong on this page")}
			text={t("What you typed is kept on this device.")}
			reload={t("Reload the page")}
		/>
	);
}
