import { FIRST_LOOK, type FirstLook } from "../../schemas/prerender.ts";

const ROOT = '<div id="root">';

/** What the portal itself is made of, and its script: none of it is needed for the first look. */
const HINT = /\s*<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g;
const PORTAL = /\s*<script type="module"([^>]*) src="([^"]+)"><\/script>/;

/** What Vite names as imported by the portal's script, in the order in which it is run. */
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Fetched behind all that the first look needs. */
const later = (hint: string) => hint.replace("<link", '<link fetchpriority="low"');

/**
 * Has what the portal is made of fetched behind the first look, and begun once that has been painted: until then it does not
 * compete for the processor (public/begin-portal.js begins it).
 */
function putOff(head: string): string {
	const [script = "", attributes = "", address = ""] = PORTAL.exec(head) ?? [];
	const hints = [`\n\t\t<link rel="modulepreload"${attributes} href="${address}" />`, ...(head.match(HINT) ?? [])];
	const rest = head.replace(script, "").replaceAll(HINT, "");
	const parts = [...head.matchAll(PART)].map(([, part]) => part);
	const begin = `<script defer src="/begin-portal.js" data-portal="${[...parts, address].join(" ")}"></script>`;
	return `${rest}\t${begin}${hints.map(later).join("")}\n\t`;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** JSON that cannot end the element that it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const FORM = new RegExp(` ${FIRST_LOOK.form}="([^"]+)"`, "g");

/** Which forms a drawn page holds, so that public/before-paint.js knows before the first paint. */
function formsIn(page: string): string {
	const forms = [...page.matchAll(FORM)].map(([, form]) => form);
	return forms.length === 0 ? "" : ` ${FIRST_LOOK.forms}="${forms.join(" ")}"`;
}

/** The document with the first look of the page at an address in the portal's place, and before it what it was drawn from. */
export function withFirstLook(html: string, { html: page, source }: FirstLook, address: string): string {
	const data = `<script type="application/json" id="${FIRST_LOOK.source}">${inert(source)}</script>`;
	const [head = "", ...body] = html.split("</head>");
	const [before = "", ...after] = body.join("</head>").split(ROOT);
	const root = `<div id="root" ${FIRST_LOOK.root}="${attribute(address)}">`;
	const marked = head.replace("<html", `<html${formsIn(page)}`);
	return `${putOff(marked)}</head>${before}${data}\n\t\t${root}${page}${after.join(ROOT)}`;
}
