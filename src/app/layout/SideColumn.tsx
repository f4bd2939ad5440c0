import { skin, useI18n } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { useStore, useStores } from "../../stores/stores-context.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";

/** The navigation of wide screens; folds to its icons, and remembers that. */
export function SideColumn({ site }: { site: SiteDocument }) {
	const { preferences } = useStores();
	const { side_open } = useStore(preferences);
	const { t } = useI18n();
	const classes = skin.siteNavigation({ folded: !side_open });
	const fold = () =>
		preferences.update((draft) => {
			draft.side_open = !draft.side_open;
		});
	return (
		<div className={skin.shell({ side: side_open ? "open" : "folded" }).side}>
			<SiteNavigation items={site.navigation} folded={!side_open} />
			<button type="button" className={classes.fold} aria-expanded={side_open} onClick={fold}>
				<span
					className={`layui-icon ${side_open ? "layui-icon-shrink-right" : "layui-icon-spread-left"} ${classes.icon}`}
					aria-hidden="true"
				/>
				<span className={classes.label}>{side_open ? t("Fold the menu") : t("Unfold the menu")}</span>
			</button>
		</div>
	);
}
