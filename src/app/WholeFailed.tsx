import { useI18n } from "../../renderer/i18n/i18n-context.ts";
import { skin } from "../../renderer/skin/classes.gen.ts";
import { StateNotice } from "../../renderer/view-parts/state-notice/StateNotice.tsx";

/** Instead of everything, when even the frame around the pages broke. */
export function WholeFailed() {
	const { t } = useI18n();
	return (
		<main className={skin.shell().main}>
			<StateNotice
				icon="layui-icon-face-cry"
				title={t("Something went wrong on this page")}
				text={t("What you typed is kept on this device.")}
				role="alert"
			>
				<button type="button" className={skin.button()} onClick={() => window.location.reload()}>
					{t("Reload the page")}
				</button>
			</StateNotice>
		</main>
	);
}
