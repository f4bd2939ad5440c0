import { useEffect } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** Names the window after what it shows. */
export function useTitle(title: string): void {
	const { t } = useStudioI18n();
	useEffect(() => {
		document.title = `${title} · ${t("Studio")}`;
	}, [title, t]);
}
