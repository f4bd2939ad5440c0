import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../state-panel/StatePanel.tsx";
import { useOnline } from "./use-online.ts";

type NotLoadedProps = {
	/** What could not be loaded, as a sentence. */
	title: string;
	/** The server's own words, or what else is known of the cause; nothing, and the connection is to be looked at. */
	msg?: string;
	retry(): void;
};

/** Tries again by itself as soon as the connection is back. */
function useRetryOnline(online: boolean, retry: () => void) {
	const was = useRef(online);
	useEffect(() => {
		if (online && !was.current) retry();
		was.current = online;
	}, [online, retry]);
}

/**
 * Stands where something could not be loaded: says whether there is no connection or another trouble, and offers to try
 * again.
 */
export function NotLoadedPanel({ title, msg, retry }: NotLoadedProps) {
	const { t } = useI18n();
	const online = useOnline();
	useRetryOnline(online, retry);
	return (
		<StatePanel
			icon={online ? "layui-icon-face-cry" : "layui-icon-unlink"}
			title={online ? title : t("This was not opened on this device before")}
			text={
				online
					? msg || t("Check your connection and try again.")
					: t("You are offline. What you have opened here can be read; the rest has to wait for the connection.")
			}
			role="alert"
		>
			<button type="button" className={skin.button({ variant: "outline" })} onClick={retry}>
				{t("Try again")}
			</button>
		</StatePanel>
	);
}
