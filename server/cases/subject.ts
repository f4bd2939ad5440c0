import type { Manifest } from "../../schemas/release.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import type { Db } from "../database/connection.ts";
import { projectExists } from "../repositories/content/project.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { findKnownCategory, type KnownCategory } from "../repositories/releases/category-code.ts";
import { categoriesOf } from "../repositories/releases/category-document.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { invalid } from "../wire/refusal.ts";
import { currentCategories } from "./categories.ts";

/** 422; at the answer as of the whole it is said in the filer's language. */
const refused = (name: string, text: ServerText) => invalid([{ pointer: `/data/${name}`, message: text }], text);

/** The category of a case: the one its answer `category` names, else the first that is asked by its form. */
export async function categoryOf(db: Db, form: string, data: Record<string, unknown>): Promise<KnownCategory> {
	const code = typeof data.category === "string" ? data.category : await firstCodeOf(db, form);
	const category = code === undefined ? null : await findKnownCategory(db, code);
	if (!category) throw refused("category", "Please choose a category.");
	return category;
}

/** A form that was begun under a former id is asked by the categories of the present one: the release has it under both. */
async function firstCodeOf(db: Db, form: string): Promise<string | undefined> {
	const forms = (await findCurrentManifest(db))?.forms ?? {};
	const version = forms[form]?.artefact;
	const isOf = (id: string) => id === form || (version !== undefined && forms[id]?.artefact === version);
	return (await currentCategories(db)).find((one) => one.form !== undefined && isOf(one.form))?.code;
}

/** Whether nobody may ever publish a case: its category declares it now, or said so in the release that it was started with. */
export async function isConfidential(db: Db, category: KnownCategory, startedWith: Manifest): Promise<boolean> {
	if (category.never_published) return true;
	const promised = (await categoriesOf(db, startedWith)).find(({ code }) => code === category.code);
	return promised?.publicity === "never";
}

/** Whether only its team may ever read a case: its category says so now, or did in the release that it was started with. */
export async function isRestricted(db: Db, category: KnownCategory, startedWith: Manifest): Promise<boolean> {
	if (category.restricted) return true;
	const promised = (await categoriesOf(db, startedWith)).find(({ code }) => code === category.code);
	return promised?.restricted === true;
}

/** The project that a case is about: the id in its answer `project_id` or `project`, or null. */
export async function projectOf(db: Db, data: Record<string, unknown>): Promise<string | null> {
	const name = "project_id" in data ? "project_id" : "project";
	const id = data[name];
	if (typeof id !== "string" || id === "") return null;
	if (isRowId(id) && (await projectExists(db, id))) return id;
	throw refused(name, "There is no such project.");
}
