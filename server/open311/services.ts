import type { Translator } from "../../schemas/i18n/translator.ts";
import { closedAt } from "../../schemas/rules/formats/form-period.ts";
import { currentCategories } from "../cases/categories.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import type { Category } from "../repositories/releases/category-document.ts";
import { findCurrent, findFormInForce } from "../repositories/releases/release.ts";
import { type FileableForm, fileableForm } from "./fileable-form.ts";

/** A category that can be filed by GeoReport v2, and the form by which. */
export type OpenService = { category: Category; form: FileableForm; form_hash: string; release: string };

async function serviceOf(db: Db, category: Category, release: string, timeZone: string): Promise<OpenService | null> {
	const form_hash = category.form === undefined ? null : await findFormInForce(db, category.form);
	const loaded = form_hash === null ? null : await loadForm(db, form_hash);
	const form = loaded ? fileableForm(loaded.artefact.document) : null;
	// Whoever files by a program is not asked what is read by one team alone, or never published.
	if (
		!form ||
		form_hash === null ||
		closedAt(form.document, timeZone) ||
		category.restricted ||
		category.publicity === "never"
	)
		return null;
	return { category, form, form_hash, release };
}

/** The categories of the release in force that can be filed so. */
export async function listOpenServices(db: Db): Promise<OpenService[]> {
	const current = await findCurrent(db);
	if (!current) return [];
	const categories = await currentCategories(db);
	const timeZone = await findTimeZone(db);
	const found = await Promise.all(categories.map((category) => serviceOf(db, category, current.id, timeZone)));
	return found.filter((service) => service !== null);
}

/** One of them, or null. */
export const findService = async (db: Db, code: string): Promise<OpenService | null> =>
	(await listOpenServices(db)).find(({ category }) => category.code === code) ?? null;

/** A service as `GET services` lists it. */
export const listedService = ({ category, form }: OpenService, words: Translator) => ({
	service_code: category.code,
	service_name: words.text(category.name),
	description: category.description ? words.text(category.description) : "",
	metadata: form.attributes.length > 0,
	type: "realtime",
	keywords: "",
	group: category.team ?? "",
});

/** A service's definition: what to send as attributes beside the standard's own arguments. */
export const serviceDefinition = ({ category, form }: OpenService, words: Translator) => ({
	service_code: category.code,
	attributes: form.attributes.map(({ code, datatype, required, description, hint, values }, index) => ({
		variable: true,
		code,
		datatype,
		required,
		datatype_description: hint ? words.text(hint) : "",
		order: index + 1,
		description: words.text(description),
		...(values.length > 0 && { values: values.map(({ key, name }) => ({ key, name: words.text(name) })) }),
	})),
});
