import type { Manifest } from "../../schemas/release.ts";
import { chosenLocale } from "../../schemas/rules/texts/chosen-locale.ts";

/**
 * The language that a reader has chosen, where the site offers it, else the site's default. What the browser accepts does
 * not count: the portal is in its default language until its reader chooses (spec §9).
 */
export function readerLocale(cookies: string | undefined, { site }: Pick<Manifest, "site">): string {
	const chosen = chosenLocale(cookies ?? "");
	return site.locales.find(({ code }) => code === chosen)?.code ?? site.default_locale;
}
