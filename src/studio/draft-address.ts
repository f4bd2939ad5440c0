/** The draft release that an address of the studio is in, and what follows it there; undefined elsewhere. */
export function draftAddress(pathname: string): { draft: string; screen: string } | undefined {
	const [, draft, screen = ""] = /^\/admin\/studio\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
	return draft === undefined ? undefined : { draft, screen };
}
