import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asObject, asString } from "../../json/json.ts";
import type { PageDocument, PorticoDocument } from "../../types.gen.ts";
import { walkDocument } from "../meta/walk.ts";
import type { PortalDocuments } from "../portal.ts";

/** The views and forms that one page shows, or can open, directly or through one another. */
export type PageNeeds = { views: string[]; forms: string[] };

/**
 * What a page needs beside itself. Where a form is bound (a category declares it, or who handles a case asks by it) any form
 * may be shown, so none is needed in advance but the fallback: the loader takes the bound one when it is known.
 */
export function needsOf(page: PageDocument, portal: PortalDocuments): PageNeeds {
	const views = new Set<string>();
	const forms = new Set<string>();
	const waiting: PorticoDocument[] = [page];
	for (let document = waiting.pop(); document; document = waiting.pop()) {
		for (const { kind, id } of referencesOf(document)) {
			const known = kind === "view" ? views : forms;
			const found = portal.find(kind, id);
			if (!found || known.has(id)) continue;
			known.add(id);
			waiting.push(found.document);
		}
	}
	return { views: [...views].sort(), forms: [...forms].sort() };
}

/** A view or form that a document names, and where it does. */
export type Reference = { kind: "view" | "form"; id: string; pointer: string; type?: "list" | "detail" };

/** The views and forms that a document's blocks and actions name. */
export function referencesOf(document: PorticoDocument): Reference[] {
	const found: Reference[] = [];
	walkDocument(document.kind, document, null, {
		part({ def, value, pointer }) {
			const own = asObject(value);
			const note = (kind: Reference["kind"], key: string, type?: Reference["type"]) => {
				const id = asString(own[key]);
				if (id !== undefined) found.push({ kind, id, pointer: `${pointer}/${key}`, type });
			};
			const shows = def === "block" ? traitsOfBlock(own.type)?.shows : null;
			if (shows === "list" || shows === "detail") note("view", "view", shows);
			if (shows === "form" || (def === "action" && own.do === "open_form")) {
				note("form", "form");
				note("form", "fallback");
			}
		},
	});
	return found;
}
