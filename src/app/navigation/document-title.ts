/** The document's title: the page's own, from route metadata (spec §2), and the site's name. */
export function documentTitle(pageTitle: string | undefined, siteName: string): string {
	return pageTitle && pageTitle !== siteName ? `${pageTitle} · ${siteName}` : siteName;
}
