import { useI18n } from "./i18n/i18n-context.ts";
import { skin } from "./skin/classes.gen.ts";
import { StatePanel } from "./view-parts/state-panel/StatePanel.tsx";

/** Stands calmly in the place of a block that cannot be shown. */
export function BlockAlert({ title, text, retry }: { title: string; text?: string; retry?: () => void }) {
	const { t } = useI18n();
	return (
		<StatePanel icon="layui-icon-about" title={title} text={text} role="status">
			{retry ? (
				<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={retry}>
					{t("Try again")}
				</button>
			) : null}
		</StatePanel>
	);
}
