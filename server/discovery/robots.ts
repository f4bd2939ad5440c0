/** What crawlers may read: all but uploads, which belong to cases, and the administration. Pages that are nobody's say so themselves. */
export const robotsText = (origin?: string): string =>
	[
		"User-agent: *",
		"Disallow: /admin",
		"Disallow: /uploads/",
		...(origin ? ["", `Sitemap: ${origin}/sitemap.xml`] : []),
		"",
	].join("\n");
