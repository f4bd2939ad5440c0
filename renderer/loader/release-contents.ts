import type { Hash, Manifest, PageArtefact, RouteEntry } from "../../schemas/release.ts";
import { ArtefactError } from "./artefact-error.ts";
import type { LoadedArtefacts, Named } from "./artefacts.ts";

function listed<T>(entries: Readonly<Record<string, T>>, id: string, kind: string): T {
	const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
	if (entry === undefined) throw new ArtefactError(`${kind} "${id}"`, "the release has none of this name");
	return entry;
}

/** A view of a release; throws where it has none of that id. */
export const viewOf = (manifest: Manifest, id: string): Named => ({ id, hash: listed(manifest.views, id, "view") });

/** A form of a release; throws where it has none of that id. */
export const formOf = (manifest: Manifest, id: string): Named => ({
	id,
	hash: listed(manifest.forms, id, "form").artefact,
});

/** The messages of a locale; undefined where the release has none: its texts are then the source texts. */
export function messagesOf(manifest: Manifest, locale: string): Named | undefined {
	const hash = Object.hasOwn(manifest.messages, locale) ? manifest.messages[locale] : undefined;
	return hash === undefined ? undefined : { id: locale, hash };
}

/** A page of a release. */
export const routePageOf = (route: RouteEntry): Named => ({ id: route.page, hash: route.artefact });

/** The ids of the listed documents whose artefacts a page needs. */
function needed<T>(route: RouteEntry, entries: Readonly<Record<string, T>>, hashOf: (entry: T) => Hash): Named[] {
	const named = Object.entries(entries).map(([id, entry]) => ({ id, hash: hashOf(entry) }));
	return named.filter(({ hash }) => route.needs.includes(hash));
}

/** Loads a page and, at the same time, the views and forms that it needs. */
export async function loadRoute(
	artefacts: LoadedArtefacts,
	manifest: Manifest,
	route: RouteEntry,
): Promise<PageArtefact> {
	const views = needed(route, manifest.views, (hash) => hash);
	const forms = needed(route, manifest.forms, ({ artefact }) => artefact);
	const [page] = await Promise.all([
		artefacts.pages.load(routePageOf(route)),
		...views.map((view) => artefacts.views.load(view)),
		...forms.map((form) => artefacts.forms.load(form)),
	]);
	return page;
}
