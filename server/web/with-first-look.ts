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
 * The head without what the portal is made of, which is begun once the first look has been painted (public/begin-portal.js),
 * and hints for the end of the page, so that it is fetched behind all that the first look needs.
 */
function putOff(head: string): { head: string; hints: string } {
	const [script = "", attributes = "", address = ""] = PORTAL.exec(head) ?? [];
	const hints = [`\n\t\t<link rel="modulepreload"${attributes} href="${address}" />`, ...(head.match(HINT) ?? [])];
	const rest = head.replace(script, "").replaceAll(HINT, "");
	const parts = [...head.matchAll(PART)].map(([, part]) => part);
	const begin = `<script defer src="/begin-portal.js" data-portal="${[...parts, address].join(" ")}"></script>`;
	return { head: `${rest}\t${begin}\n\t`, hints: hints.map(later).join("") };
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
	const { head: begun, hints } = putOff(head.replace("<html", `<html${formsIn(page)}`));
	const end = after.join(ROOT).replace("</body>", `${hints}</body>`);
	return `${begun}</head>${before}${data}\n\t\t${root}${page}${end}`;
}
