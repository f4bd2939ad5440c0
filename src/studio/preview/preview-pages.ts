import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { studioTitle, type Translate } from "../naming/document-title.ts";
import { isPublicPage, shownAt } from "../page/shown-at.ts";

/** An address of the portal, or the code of a language, and what it is called. */
type Named = { value: string; label: string };

/** What a portal lets one look at: its public pages and the forms that they are told to show, its languages, and its home page. */
export type Previewed = { pages: readonly Named[]; locales: readonly Named[]; home: string };

const byLabel = (a: Named, b: Named) => a.label.localeCompare(b.label);

/** What of some documents can be looked at. What is for staff cannot: no preview draws it. */
export function previewedOf(documents: Documents, translate: Translate): Previewed {
	const site = Object.values(documents).find(({ kind }) => kind === "site");
	const pages = Object.entries(documents).flatMap(([path, page]) =>
		isPublicPage(page) ? [{ value: asString(page.path) ?? "/", label: studioTitle(path, page, translate) }] : [],
	);
	const forms = Object.entries(documents).flatMap(([path, form]) => {
		// Only one that files a case is chosen by its address; the others stand on pages of their own.
		const files = form.kind === "form" && asString(asObject(form.submit).operation) === "messagesIndex";
		const address = files ? shownAt(documents, path).find((one) => one.includes("?")) : undefined;
		return address === undefined ? [] : [{ value: address, label: studioTitle(path, form, translate) }];
	});
	const locales = asArray(site?.locales).flatMap((locale) => {
		const { code, name } = asObject(locale);
		return typeof code === "string" ? [{ value: code, label: asString(name) ?? code }] : [];
	});
	return { pages: [...pages.sort(byLabel), ...forms.sort(byLabel)], locales, home: asString(site?.home) ?? "/" };
}

/** Where one looks at what was changed last of what can be looked at: a page itself, else what shows a form or list. */
export function changedAddress(documents: Documents, base: Documents): string | undefined {
	const changed = Object.keys(documents).filter((path) => documents[path] !== base[path]);
	const pages = changed.filter((path) => isPublicPage(documents[path] ?? {}));
	return [...pages, ...changed].flatMap((path) => previewAddress(documents, path) ?? [])[0];
}

/** Where one looks at a document: the page itself, or the first that shows it. */
export const previewAddress = (documents: Documents, path: string): string | undefined => shownAt(documents, path)[0];
