const A_YEAR_S = 31_536_000;

/**
 * Tells the server, too, which language its reader has chosen, so that the next document comes in it and has its texts
 * fetched at once (schemas/rules/chosen-locale.ts). Of who has chosen none, nothing is kept.
 */
export function rememberLocale(chosen: string | null): void {
	// biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have had no Cookie Store API until lately.
	if (chosen) document.cookie = `locale=${chosen}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
}
