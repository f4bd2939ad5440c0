import type { MessagesDocument, SiteDocument } from "../types.gen.ts";

/** The locales that a portal speaks: those of its site, and of each messages document that says its language's name. */
export function localesOf(site: SiteDocument, messages: readonly MessagesDocument[]): SiteDocument["locales"] {
	const known = new Set(site.locales.map(({ code }) => code));
	const more = messages.flatMap(({ locale, name }) => {
		if (name === undefined || known.has(locale)) return [];
		known.add(locale);
		return [{ code: locale, name }];
	});
	return [...site.locales, ...more];
}
