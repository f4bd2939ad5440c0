import { useI18n } from "../../../renderer/i18n/i18n-context.ts";
import { skin } from "../../../renderer/skin/classes.gen.ts";
import { Icon } from "../../../renderer/view-parts/icon/Icon.tsx";
import { useOnline } from "../../../renderer/view-parts/reading/use-online.ts";

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
