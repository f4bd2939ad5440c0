import { isObject } from "../../schemas/json/json.ts";
import type { FormArtefact, Manifest, PageArtefact, ViewArtefact } from "../../schemas/release.ts";
import { resolveRedirect } from "../../schemas/rules/portal/route.ts";

/** The parameters that lists (renderer/blocks/list) and forms of several steps read without a document naming them. */
const OF_ENGINE = ["page", "step"];

const QUERY = "/query/";

/** Every name that a document could mean a parameter by: each of its words, and what its pointers into the query name. */
function collect(part: unknown, names: Set<string>): void {
	if (typeof part === "string") {
		names.add(part);
		if (part.startsWith(QUERY)) names.add(part.slice(QUERY.length).split("/")[0] ?? "");
	} else if (Array.isArray(part)) for (const each of part) collect(each, names);
	else if (isObject(part)) {
		for (const [key, value] of Object.entries(part)) {
			collect(key, names);
			collect(value, names);
		}
	}
}

/** The parameters of an address that some of these documents may read. Rather one too many than one too few. */
export function parametersOf(documents: Iterable<PageArtefact | ViewArtefact | FormArtefact>): ReadonlySet<string> {
	const names = new Set(OF_ENGINE);
	for (const document of documents) collect(document, names);
	return names;
}

/** Where a page is rendered. */
export type PrerenderedAddress = { path: string; search: string };

/**
 * The address that a page is rendered at for whoever requests another: where redirects lead from it (spec §2), without parameters
 * that no document reads, such as those by which campaigns are told apart. So all of these share what was rendered once.
 */
export function prerenderedAddress(
	manifest: Manifest,
	parameters: ReadonlySet<string>,
	{ pathname, search, searchParams }: Pick<URL, "pathname" | "search" | "searchParams">,
): PrerenderedAddress {
	const read = new URLSearchParams([...searchParams].filter(([name]) => parameters.has(name)));
	const path = resolveRedirect(manifest, pathname) ?? pathname;
	const part = read.size > 0 ? `?${read}` : "";
	return { path, search: read.size === searchParams.size ? search : part };
}
