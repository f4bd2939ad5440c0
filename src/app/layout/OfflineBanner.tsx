import { useSyncExternalStore } from "react";
import { useI18n } from "../../../renderer/i18n/i18n-context.ts";
import { skin } from "../../../renderer/skin/classes.gen.ts";

const EVENTS = ["online", "offline"] as const;

function subscribe(listener: () => void) {
	for (const event of EVENTS) window.addEventListener(event, listener);
	return () => {
		for (const event of EVENTS) window.removeEventListener(event, listener);
	};
}

/** Says that there is no connection. Its place in the page is always there, so that it is read out when it fills. */
export function OfflineBanner() {
	const { t } = useI18n();
	const online = useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
	return (
		<div role="status" className={skin.shell().banner}>
			{online ? null : t("You are offline. What you type is kept; sending has to wait.")}
		</div>
	);
}
