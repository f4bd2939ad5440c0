import { lazy, Suspense, useState } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { ColorModeMenu } from "./ColorModeMenu.tsx";
import { LocaleMenu } from "./LocaleMenu.tsx";
import { SiteNavigation } from "./SiteNavigation.tsx";

const load = () => import("../overlays/NavigationDrawer.tsx");
const NavigationDrawer = lazy(load);

/** Opens the navigation on narrow screens; the drawer's code loads when it is first pointed at. */
export function MenuButton({ site }: { site: SiteDocument }) {
	const { t } = useI18n();
	const [state, setState] = useState<"unloaded" | "open" | "closed">("unloaded");
	const close = () => setState("closed");
	return (
		<>
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "icon" })}
				aria-label={t("Menu")}
				aria-haspopup="dialog"
				aria-expanded={state === "open"}
				onPointerEnter={load}
				onFocus={load}
				onClick={() => setState("open")}
			>
				<span className="layui-icon layui-icon-spread-left" aria-hidden="true" />
			</button>
			{state !== "unloaded" && (
				<Suspense>
					<NavigationDrawer
						open={state === "open"}
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
				</Suspense>
			)}
		</>
	);
}
