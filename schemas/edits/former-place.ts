import { isStrings, type JsonObject } from "../json/json.ts";

const namesIn = (formerly: unknown): readonly string[] => (isStrings(formerly) ? formerly : []);

const withNames = (document: JsonObject, names: readonly string[]): JsonObject => {
	const { formerly: _, ...rest } = document;
	return names.length > 0 ? { ...rest, formerly: [...names] } : rest;
};

/**
 * A page that says which paths it had, so that bookmarks and links in messages lead to it. One that has a former path again drops
 * it from the list.
 */
export const withFormerPath = (page: JsonObject, from: string, to: string): JsonObject =>
	withNames({ ...page, path: to }, [...namesIn(page.formerly).filter((one) => one !== from && one !== to), from]);

/** A page that gives a former path up, since another one has it now; the same one where it had none such. */
export const withoutFormerPath = (page: JsonObject, path: string): JsonObject =>
	namesIn(page.formerly).includes(path)
		? withNames(
				page,
				namesIn(page.formerly).filter((one) => one !== path),
			)
		: page;

/**
 * A form that says which ids it had. The first one stays the first, also of a form that is called so again: drafts are kept
 * under it.
 */
export const withFormerId = (form: JsonObject, from: string, to: string): JsonObject => {
	const names = namesIn(form.formerly);
	return withNames({ ...form, id: to }, names.includes(from) ? names : [...names, from]);
};

/** Whether a form had an id: what citizens have begun may lie under it. */
export const hadId = (form: JsonObject, id: string): boolean => namesIn(form.formerly).includes(id);
