import type { Manifest, RouteEntry } from "../../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../../schemas/rules/portal/route.ts";

/** What a path leads to: a page of the release, another path, or nothing: then the path of the page that says so. */
type Arrival = { route: RouteEntry } | { redirect: string } | { absent: string };

/**
 * Resolves a path in a release (spec §2): the site's redirects first, then its pages; any path with no match leads to
 * the page for 404. The auth flag never blocks (spec §5). Undefined only where a release lacks its own 404 page.
 */
export function arrivalAt(manifest: Manifest, path: string): Arrival | undefined {
	const redirect = resolveRedirect(manifest, path);
	if (redirect !== undefined && redirect !== path) return { redirect };
	const route = routeFor(manifest, path);
	if (route) return { route };
	const absent = manifest.site.errors["404"];
	return routeFor(manifest, absent) ? { absent } : undefined;
}
