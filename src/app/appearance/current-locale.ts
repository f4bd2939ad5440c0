import type { SiteDocument } from "../../../schemas/types.gen.ts";
import type { Preferences } from "../../stores/preferences-store.ts";

/** The portal's language before any release is there (spec §9). */
const DEFAULT_LOCALE = "en-US";

/** The reader's choice where the site offers it, else the site's default. BCP 47. */
export function currentLocale({ locale }: Pick<Preferences, "locale">, site: SiteDocument | undefined): string {
	if (!site) return locale ?? DEFAULT_LOCALE;
	return site.locales.some(({ code }) => code === locale) && locale !== null ? locale : site.default_locale;
}
