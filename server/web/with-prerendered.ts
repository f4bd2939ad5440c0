import { PRERENDER_MARKS, type PrerenderResult } from "../../schemas/prerender.ts";
import { markupText } from "../../schemas/rules/markup-text.ts";

const ROOT = '<div id="root">';

/** What the portal itself is made of, and its script: none of it is needed for the prerendered page. */
const HINT = /\s*<link rel="(?:modulepreload"|preload" as="fetch")[^>]*>/g;
const PORTAL = /\s*<script type="module"([^>]*) src="([^"]+)"><\/script>/;

/** What Vite names as imported by the portal's script, in the order in which it is run. */
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** JSON that cannot end the element that it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Puts off what the portal is made of until the prerendered page has been painted: it then neither competes for the line nor for
 * the processor (public/begin-portal.js brings it in).
 */
function putOff(head: string): string {
	const [script = "", attributes = "", address = ""] = PORTAL.exec(head) ?? [];
	const hints = [`<link rel="modulepreload"${attributes} href="${address}" />`, ...(head.match(HINT) ?? [])].join("");
	const rest = head.replace(script, "").replaceAll(HINT, "");
	const parts = [...head.matchAll(PART)].map(([, part]) => part);
	const startScript = `<script defer src="/begin-portal.js" data-portal="${[...parts, address].join(" ")}"></script>`;
	return `${rest}\t<template id="${PRERENDER_MARKS.hints}">${hints}</template>\n\t\t${startScript}\n\t`;
}

const FORM = new RegExp(` ${PRERENDER_MARKS.form}="([^"]+)"`, "g");

/** Which forms a rendered page holds, so that public/before-paint.js knows before the first paint. */
function formsIn(page: string): string {
	const forms = [...page.matchAll(FORM)].map(([, form]) => form);
	return forms.length === 0 ? "" : ` ${PRERENDER_MARKS.forms}="${forms.join(" ")}"`;
}

/** The document with the prerendered page at an address in the portal's place, and before it what it was rendered from. */
export function withPrerendered(html: string, { html: page, source }: PrerenderResult, address: string): string {
	const data = `<script type="application/json" id="${PRERENDER_MARKS.source}">${inert(source)}</script>`;
	const [head = "", ...body] = html.split("</head>");
	const [before = "", ...after] = body.join("</head>").split(ROOT);
	const root = `<div id="root" ${PRERENDER_MARKS.root}="${markupText(address)}">`;
	const marked = head.replace("<html", `<html${formsIn(page)}`);
	return `${putOff(marked)}</head>${before}${data}\n\t\t${root}${page}${after.join(ROOT)}`;
}
