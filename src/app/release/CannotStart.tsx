import { StateNotice, skin, useI18n } from "../../../renderer/index.ts";

/** Shown when there is no release to draw anything with. The error itself stands on the page: it helps who runs it. */
export function CannotStart({ error }: { error: Error }) {
	const { t } = useI18n();
	return (
		<main className={skin.shell().main}>
			<StateNotice
				icon="layui-icon-face-cry"
				title={t("The portal cannot be loaded right now")}
				text={`${t("Check your connection and try again.")} (${error.message})`}
				role="alert"
			>
				<button type="button" className={skin.button()} onClick={() => window.location.reload()}>
					{t("Try again")}
				</button>
			</StateNotice>
		</main>
	);
}
