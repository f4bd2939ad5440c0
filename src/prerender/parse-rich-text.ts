import { parseHTML } from "linkedom";

/** A rich text that the server has cleaned, as the renderer takes it: a fragment, of a document that no browser holds. */
export function parseRichText(html: string): DocumentFragment {
	const { document } = parseHTML("<!doctype html><html><body></body></html>");
	const holder = document.createElement("template");
	holder.innerHTML = html;
	const fragment = document.createDocumentFragment();
	fragment.append(...holder.childNodes);
	return fragment;
}
