import type { Place, Report } from "../diagnostic.ts";
import { near } from "../meta/nearest.ts";
import { worded } from "../worded.ts";

/** Reports a path at which there is nothing, with those that were probably meant. */
export function reportUnknownPage(
	path: string,
	paths: readonly string[],
	pointer: string,
	place: Place,
	report: Report,
): void {
	const meant = nearPaths(path, paths);
	const expected = meant.length > 1 ? worded`the path of one, such as ${meant.join(", ")}` : worded`the path of one`;
	const message = worded`No page and no redirect has the path ${path}. Expected ${expected}.`;
	report.add(place, pointer, "unknown-page", message, meant[0]);
}

const MAX_NAMED = 3;

/** Paths that are written nearly so; after them those above and below it, and those elsewhere that end as it does. */
function nearPaths(path: string, paths: readonly string[]): string[] {
	const last = path.slice(path.lastIndexOf("/"));
	const kin = paths.filter(
		(other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`) || (last !== "/" && other.endsWith(last)),
	);
	return [...new Set([...near(path, paths), ...kin])].slice(0, MAX_NAMED);
}
