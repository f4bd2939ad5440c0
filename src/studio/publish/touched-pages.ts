import type { Documents } from "../../../schemas/edits/types.ts";
import { asString } from "../../../schemas/json/json.ts";
import { addressesShowing, isPublicPage } from "../page/shown-at.ts";

/** The addresses that look different after some changes: pages that are changed themselves, then those that show what is. */
export function touchedPages(before: Documents, after: Documents): string[] {
	const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const isChanged = (path: string) => JSON.stringify(before[path]) !== JSON.stringify(after[path]);
	const documentAt = (path: string) => after[path] ?? before[path] ?? {};
	const changed = paths.filter(isChanged).map(documentAt);
	const own = changed.filter(isPublicPage).flatMap(({ path }) => asString(path) ?? []);
	return [...new Set([...own, ...addressesShowing(paths.map(documentAt), changed)])];
}
