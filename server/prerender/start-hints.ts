import type { Manifest, ReleaseReference } from "../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/route.ts";

/** Id of the element that names the release to the client (src/app/release/named-release.ts). */
const RELEASE_ELEMENT = "portico-release";

const preload = (as: string, href: string, more = "") =>
	`<link rel="preload" as="${as}" href="${href}"${as === "fetch" ? " crossorigin" : ""}${more} />`;

/** The artefacts that the page at a path is rendered from, in a language. */
function neededAt(manifest: Manifest, path: string, locale: string) {
	const at = resolveRedirect(manifest, path) ?? path;
	const route = routeFor(manifest, at) ?? routeFor(manifest, manifest.site.errors["404"]);
	const needs = new Set(route?.needs);
	const forms = Object.values(manifest.forms).flatMap(({ artefact }) => (needs.has(artefact) ? [artefact] : []));
	const views = Object.values(manifest.views).filter((hash) => needs.has(hash));
	const messages = manifest.messages[locale];
	const all = [manifest.workflow, messages, route?.artefact, ...views, ...forms];
	return { forms, artefacts: [...new Set(all.filter((hash) => hash !== undefined))] };
}

/** Lines for the head of a document: what its page is painted with, and what the portal then needs to render it itself. */
export type StartHints = { paint: readonly string[]; portal: readonly string[] };

/**
 * The hints for the page at a path. They name the release, so that the client need not request it first, and have the browser
 * fetch what the page is rendered from while it still loads the scripts. `formScripts` only pages with forms need.
 */
export function startHints(
	release: ReleaseReference,
	manifest: Manifest,
	{ path, locale }: { path: string; locale: string },
	formScripts: readonly string[] = [],
): StartHints {
	const { forms, artefacts } = neededAt(manifest, path, locale);
	const named = ` id="${RELEASE_ELEMENT}" data-release="${release.id}"`;
	const scripts = forms.length > 0 ? formScripts : [];
	return {
		// As the client itself would put it there (src/app/appearance/BrandStyle.tsx): it finds this one and waits for no other.
		paint: [`<link rel="stylesheet" href="/release/${manifest.style}.css" data-precedence="brand" />`],
		portal: [
			preload("fetch", release.manifest_url, named),
			...artefacts.map((hash) => preload("fetch", `/release/${hash}.json`)),
			...scripts.map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`),
		],
	};
}
