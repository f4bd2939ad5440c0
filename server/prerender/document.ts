import { PRERENDER_MARKS, type PrerenderResult } from "../../schemas/prerender.ts";
import { markupText } from "../../schemas/rules/texts/markup-text.ts";
import type { ClientScripts } from "./client-scripts.ts";
import type { StartHints } from "./start-hints.ts";
import type { DocumentTemplate, Slots } from "./template.ts";

/** What a page's document consists of. */
export type PageDocument = {
	/** What is said of the page in the head, as markup, in which language (BCP 47); absent where nothing is known of it. */
	head?: { locale: string; markup: string };
	scripts: ClientScripts;
	/** Absent where the release is not known: the portal then requests it itself. */
	hints?: StartHints;
	/** The page rendered at an address, path and query as they were requested; null where the browser is to render it. */
	prerendered: (PrerenderResult & { requested: string }) | null;
};

/** JSON that cannot end the element that it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const lines = (markup: readonly string[]) => markup.join("\n\t\t");

const styleSheet = (href: string) => `<link rel="stylesheet" crossorigin href="${href}" />`;
const modulePreload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}" />`;

/** The document's opening tag. It names the forms in it, so that public/before-paint.js knows them before the first paint. */
export function openingTag(locale: string, forms: readonly string[] = []): string {
	const named = forms.length > 0 ? ` ${PRERENDER_MARKS.forms}="${markupText(forms.join(" "))}"` : "";
	return `<html lang="${markupText(locale)}"${named}>`;
}

/** Loads the portal at once. */
function portalNow({ scripts, hints }: PageDocument): string {
	return lines([
		`<script type="module" crossorigin src="${scripts.entry}"></script>`,
		...scripts.parts.map(modulePreload),
		...scripts.styles.map(styleSheet),
		...(hints?.paint ?? []),
		...(hints?.portal ?? []),
	]);
}

/**
 * Loads the portal once the prerendered page has been painted (public/begin-portal.js brings it in): until then it competes
 * neither for the line nor for the processor.
 */
function portalLater({ scripts: { entry, parts, styles }, hints }: PageDocument): string {
	const later = [entry, ...parts].map(modulePreload).concat(hints?.portal ?? []);
	return lines([
		...styles.map(styleSheet),
		...(hints?.paint ?? []),
		`<template id="${PRERENDER_MARKS.hints}">${later.join("")}</template>`,
		`<script defer src="/begin-portal.js" data-portal="${[...parts, entry].join(" ")}"></script>`,
	]);
}

/** The prerendered page in the portal's place, and before it what the browser hydrates it with. */
function prerenderedRoot({ html, source, requested }: PrerenderResult & { requested: string }): string {
	const data = `<script type="application/json" id="${PRERENDER_MARKS.source}">${inert(source)}</script>`;
	return `${data}\n\t\t<div id="root" ${PRERENDER_MARKS.root}="${markupText(requested)}">${html}</div>`;
}

function slotsOf(page: PageDocument): Slots {
	const { head, prerendered } = page;
	const slots = head && { document: openingTag(head.locale, prerendered?.forms), head: head.markup };
	if (!prerendered) return { ...slots, portal: portalNow(page) };
	return { ...slots, portal: portalLater(page), page: prerenderedRoot(prerendered) };
}

/** The document of a page: the template with its slots filled. */
export const pageDocument = (template: DocumentTemplate, page: PageDocument): string => template(slotsOf(page));
