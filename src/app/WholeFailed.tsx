import { StateNotice, skin, useI18n } from "../../renderer/index.ts";

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
