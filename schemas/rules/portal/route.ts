import type { Manifest, RouteEntry } from "../../release.ts";

const MAX_REDIRECTS = 10;

/** The path without a slash at its end. */
const normal = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/** Whether two paths are the same, with or without a slash at their ends. */
export const isSamePath = (a: string, b: string): boolean => normal(a) === normal(b);

/** The page at a path, with or without a slash at its end; undefined where there is none. */
export function routeFor(manifest: Manifest, path: string): RouteEntry | undefined {
	const wanted = normal(path);
	return manifest.routes.find((route) => normal(route.path) === wanted);
}

/** What a page is called before anything of it is there: a source text. */
export const routeTitle = ({ title, document_title }: RouteEntry): string => document_title ?? title;

/**
 * Where the site's redirects lead from a path (spec §2), followed to their end; undefined where none applies, or where
 * they lead in a circle.
 */
export function resolveRedirect(manifest: Manifest, path: string): string | undefined {
	const { redirects } = manifest.site;
	let target: string | undefined;
	for (let step = 0; step < MAX_REDIRECTS; step++) {
		const from = normal(target ?? path);
		if (!Object.hasOwn(redirects, from)) return target;
		target = redirects[from];
	}
	return undefined;
}
