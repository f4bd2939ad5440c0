const A_YEAR_S = 31_536_000;

/** Where the language that was chosen is told to the server; a test and a preview bring none. */
export type LocaleCookie = { read(): string; write(chosen: string): void };

/**
 * Tells the server, too, which language its reader has chosen, so that the next document comes in it and has its texts
 * fetched at once (schemas/rules/texts/chosen-locale.ts).
 */
export const localeCookie: LocaleCookie = {
	read: () => document.cookie,
	write(chosen) {
		// biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have had no Cookie Store API until lately.
		document.cookie = `locale=${chosen}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
	},
};
