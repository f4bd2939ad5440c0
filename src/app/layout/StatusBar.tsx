import { useSyncExternalStore } from "react";
import { Icon, skin, useI18n, useOnline } from "../../../renderer/index.ts";
import { partFailure } from "../parts/part-failure.ts";

/** What could not be opened, and the way on: with a connection only a newer portal can be in the way, which a reload brings. */
function PartFailed({ online }: { online: boolean }) {
	const { t } = useI18n();
	if (!online)
		return t(
			"You are offline, and what you wanted to open was not loaded before. What you type is kept on this device.",
		);
	return (
		<>
			{t("This could not be opened: the portal may have been renewed. What you typed is kept on this device.")}
			<button
				type="button"
				className={skin.button({ variant: "outline", size: "sm" })}
				onClick={() => window.location.reload()}
			>
				{t("Reload the page")}
			</button>
		</>
	);
}

/** The one bar that says what is wrong with the whole. Its place in the page is always there, so that it is read out when it fills. */
export function StatusBar() {
	const { t } = useI18n();
	const online = useOnline();
	const failed = useSyncExternalStore(partFailure.subscribe, partFailure.snapshot, () => false);
	const offline = t(
		"You are offline. What you see may be out of date; what you type is kept, and sending has to wait.",
	);
	return (
		<div role="status" className={skin.shell().banner}>
			{online && !failed ? null : (
				<>
					<Icon icon={online ? "layui-icon-refresh" : "layui-icon-unlink"} />
					{failed ? <PartFailed online={online} /> : offline}
				</>
			)}
		</div>
	);
}
