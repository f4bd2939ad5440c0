import { useEffect, useEffectEvent } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** Names the window after what it shows. */
export function useTitle(title: string): void {
	const { t } = useStudioI18n();
	useEffect(() => {
		document.title = `${title} · ${t("Studio")}`;
	}, [title, t]);
}

/** Has the browser ask before the window closes while something would be lost by that. */
export function useUnloadWarning(wouldLose: () => boolean): void {
	const warn = useEffectEvent((event: BeforeUnloadEvent) => {
		if (wouldLose()) event.preventDefault();
	});
	useEffect(() => {
		const onUnload = (event: BeforeUnloadEvent) => warn(event);
		window.addEventListener("beforeunload", onUnload);
		return () => window.removeEventListener("beforeunload", onUnload);
	}, []);
}
