import { skin, useI18n, usePorts } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { useStores } from "../../stores/stores-context.tsx";
import { LazyMenu } from "./LazyMenu.tsx";
import { LocaleNames } from "./LocaleNames.tsx";

/** Chooses among the site's languages, each named in itself. */
export function LocaleMenu({ site }: { site: SiteDocument }) {
	const { locale } = usePorts();
	const { preferences } = useStores();
	const { t } = useI18n();
	if (site.locales.length < 2) return null;
	return (
		<LazyMenu
			label={t("Language")}
			className={skin.button({ variant: "ghost", size: "sm" })}
			named
			choices={site.locales.map(({ code, name }) => ({
				value: code,
				label: name,
				lang: code,
				checked: code === locale,
			}))}
			onChoose={(code) =>
				preferences.update((draft) => {
					draft.locale = code;
				})
			}
		>
			<LocaleNames others={site.locales.filter(({ code }) => code !== locale)} />
		</LazyMenu>
	);
}
