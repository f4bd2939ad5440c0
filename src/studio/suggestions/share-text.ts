/** A share in whole percent, in a language; a dash where there is nothing to share. */
export const shareText = (locale: string, part: number, whole: number): string =>
	whole === 0 ? "–" : (part / whole).toLocaleString(locale, { style: "percent" });
