import { useState } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { ColorModeMenu } from "./ColorModeMenu.tsx";
import { LocaleMenu } from "./LocaleMenu.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";
import { useOnDemand } from "./use-on-demand.ts";

const load = () => import("../overlays/NavigationDrawer.tsx");

/** Opens the navigation on narrow screens; the drawer's code loads when it is first pointed at. */
export function MenuButton({ site }: { site: SiteDocument }) {
	const { t } = useI18n();
	const { loaded: NavigationDrawer, waiting } = useOnDemand(load);
	const [open, setOpen] = useState(true);
	const close = () => setOpen(false);
	return (
		<>
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "icon" })}
				aria-label={t("Menu")}
				aria-haspopup="dialog"
				aria-expanded={NavigationDrawer !== undefined && open}
				{...(NavigationDrawer ? { onClick: () => setOpen(true) } : waiting)}
			>
				<span className="layui-icon layui-icon-spread-left" aria-hidden="true" />
			</button>
			{NavigationDrawer && (
				<NavigationDrawer
					open={open}
					onClose={close}
					footer={
						<div className={skin.shell().actions}>
							<LocaleMenu site={site} />
							<ColorModeMenu />
						</div>
					}
				>
					<SiteNavigation items={site.navigation} onFollow={close} />
				</NavigationDrawer>
			)}
		</>
	);
}
