import { Icon, skin, useI18n, useOnline } from "../../../renderer/index.ts";

/** Says that there is no connection. Its place in the page is always there, so that it is read out when it fills. */
export function OfflineBanner() {
	const { t } = useI18n();
	return (
		<div role="status" className={skin.shell().banner}>
			{useOnline() ? null : (
				<>
					<Icon icon="layui-icon-unlink" />
					{t("You are offline. What you see may be out of date; what you type is kept, and sending has to wait.")}
				</>
			)}
		</div>
	);
}
