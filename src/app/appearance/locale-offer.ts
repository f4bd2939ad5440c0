import type { SiteDocument } from "../../../schemas/types.gen.ts";

type Locale = SiteDocument["locales"][number];

const language = (tag: string) => tag.toLowerCase().split("-")[0];

/**
 * The offered language that a browser prefers to the page's own; undefined where it prefers none. `wanted` are its languages,
 * the dearest first (navigator.languages).
 */
export function preferredLocale(
	wanted: readonly string[],
	locales: readonly Locale[],
	current: string,
): Locale | undefined {
	for (const tag of wanted) {
		if (language(tag) === language(current)) return undefined;
		const exact = locales.find(({ code }) => code.toLowerCase() === tag.toLowerCase());
		const found = exact ?? locales.find(({ code }) => language(code) === language(tag));
		if (found) return found;
	}
	return undefined;
}

const OFFERED = "portico-locale-told";

/** Whether this browser was told already that there is another language; true where that cannot be noted, so as not to nag. */
export function wasOfferedLocale(): boolean {
	try {
		return localStorage.getItem(OFFERED) !== null;
	} catch {
		return true;
	}
}

/** Notes that it was told. */
export function noteOfferedLocale(): void {
	try {
		localStorage.setItem(OFFERED, "");
	} catch {
		// It is told again on the next page, then.
	}
}
