/** A query string as one value per name; of several the last. */
export const queryOf = (search: string): Readonly<Record<string, string>> =>
	Object.fromEntries(new URLSearchParams(search));
