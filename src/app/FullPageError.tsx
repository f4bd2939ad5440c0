import { useI18n } from "../../renderer/index.ts";
import { FullPageMessage } from "./FullPageMessage.tsx";

/** Instead of everything, when even the frame around the pages broke. */
export function WholeFailed() {
	const { t } = useI18n();
	return (
		<FullPageMessage
			title={t("Something went wrong on this page")}
			text={t("What you typed is kept on this device.")}
			reload={t("Reload the page")}
		/>
	);
}
