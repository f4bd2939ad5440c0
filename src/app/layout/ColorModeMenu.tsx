import { useSyncExternalStore } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { ColorMode } from "../../stores/preferences-store.ts";
import { useStores } from "../../stores/stores-context.tsx";
import { LazyMenu } from "./LazyMenu.tsx";

const MODES = [
	{ value: "system", text: "Like the device", icon: "layui-icon-theme" },
	{ value: "light", text: "Light", icon: "layui-icon-light" },
	{ value: "dark", text: "Dark", icon: "layui-icon-moon" },
] as const;

/** The server renders for nobody in particular. */
const asPrerendered = (): ColorMode => "system";

const isMode = (value: string): value is ColorMode => MODES.some((mode) => mode.value === value);

/** Chooses light or dark, or what the device says. */
export function ColorModeMenu() {
	const { preferences } = useStores();
	const color_mode = useSyncExternalStore(
		preferences.subscribe,
		() => preferences.snapshot().color_mode,
		asPrerendered,
	);
	const { t } = useI18n();
	const icon = MODES.find(({ value }) => value === color_mode)?.icon ?? MODES[0].icon;
	return (
		<LazyMenu
			label={t("Appearance")}
			className={skin.button({ variant: "ghost", size: "icon" })}
			choices={MODES.map((mode) => ({
				value: mode.value,
				label: t(mode.text),
				icon: mode.icon,
				checked: mode.value === color_mode,
			}))}
			onChoose={(value) =>
				preferences.update((draft) => {
					if (isMode(value)) draft.color_mode = value;
				})
			}
		>
			<span className={`layui-icon ${icon}`} aria-hidden="true" />
		</LazyMenu>
	);
}
