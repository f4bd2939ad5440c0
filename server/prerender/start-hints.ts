import type { Manifest, ReleaseReference } from "../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import type { ClientScripts } from "./client-scripts.ts";

/** Id of the element that names the release to the client (src/app/release/named-release.ts). */
const RELEASE_ELEMENT = "portico-release";

type FormEntry = Manifest["forms"][string];

/**
 * A page: its path, the reader's language, and what may be ids of forms on it: those that it was prerendered with, else the
 * values of its query, by which a form block may name its form; and whether it was prerendered with rich text.
 */
type ShownPage = { path: string; locale: string; forms?: readonly string[]; hasProse?: boolean };

const preload = (as: string, href: string, more = "") =>
	`<link rel="preload" as="${as}" href="${href}"${as === "fetch" ? " crossorigin" : ""}${more} />`;

/** The artefacts that a page is rendered from, and the forms that it shows or can open. */
function neededAt(manifest: Manifest, { path, locale, forms: shown = [] }: ShownPage) {
	const at = resolveRedirect(manifest, path) ?? path;
	const route = routeFor(manifest, at) ?? routeFor(manifest, manifest.site.errors["404"]);
	const needs = new Set(route?.needs);
	const openable = Object.values(manifest.forms).filter(({ artefact }) => needs.has(artefact));
	const onPage = Object.entries(manifest.forms).flatMap(([id, form]) => (shown.includes(id) ? [form] : []));
	const views = Object.values(manifest.views).filter((hash) => needs.has(hash));
	const messages = manifest.messages[locale];
	const forms = [...openable, ...onPage].map(({ artefact }) => artefact);
	const all = [manifest.workflow, messages, route?.artefact, ...views, ...forms];
	return {
		forms: onPage.length > 0 ? onPage : openable,
		artefacts: [...new Set(all.filter((hash) => hash !== undefined))],
	};
}

/** The scripts that pages with these forms load: what all forms have in common, and what these need beside it. */
function formScripts(forms: readonly FormEntry[], { form, late }: Pick<ClientScripts, "form" | "late">): string[] {
	if (forms.length === 0) return [];
	const parts = forms.flatMap((one) => one.late ?? []);
	return [...new Set([...form, ...parts.flatMap(late)])];
}

/** Lines for the head of a document: what its page is painted with, and what the portal then needs to render it itself. */
export type StartHints = { paint: readonly string[]; portal: readonly string[] };

/**
 * The hints for a page. They name the release, so that the client need not request it first, and have the browser fetch what
 * the page is rendered from while it still loads the scripts: of forms also their own, late parts included, of which each
 * would else be requested only once the one before has run.
 */
export function startHints(
	release: ReleaseReference,
	manifest: Manifest,
	page: ShownPage,
	scripts: Pick<ClientScripts, "form" | "prose" | "late">,
): StartHints {
	const { forms, artefacts } = neededAt(manifest, page);
	const prose = page.hasProse ? scripts.prose : [];
	const modules = [...new Set([...formScripts(forms, scripts), ...prose])];
	const named = ` id="${RELEASE_ELEMENT}" data-release="${release.id}"`;
	return {
		// As the client itself would put it there (src/theme/use-brand-style.ts): it finds this one and waits for no other.
		paint: [`<link rel="stylesheet" href="/release/${manifest.style}.css" />`],
		portal: [
			preload("fetch", release.manifest_url, named),
			...artefacts.map((hash) => preload("fetch", `/release/${hash}.json`)),
			...modules.map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`),
		],
	};
}
