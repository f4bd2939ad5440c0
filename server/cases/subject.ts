import type { Db } from "../database/connection.ts";
import { findCategoryByCode, findCategoryOfForm } from "../repositories/category.ts";
import { projectExists } from "../repositories/project.ts";
import { isRowId } from "../repositories/search.ts";
import { invalid } from "../wire/refusal.ts";
import type { ServerText } from "../wire/texts.ts";

/** 422; at the answer as of the whole it is said in the filer's language. */
const refused = (name: string, text: ServerText) => invalid([{ pointer: `/data/${name}`, message: text }], text);

/** The category of a case: the one its answer `category` names, else the first that is asked by its form. */
export async function categoryOf(db: Db, form: string, data: Record<string, unknown>) {
	const named = typeof data.category === "string";
	const category = named ? await findCategoryByCode(db, String(data.category)) : await findCategoryOfForm(db, form);
	if (!category) throw refused("category", "Please choose a category.");
	return category;
}

/** The project that a case is about: the id in its answer `project_id` or `project`, or null. */
export async function projectOf(db: Db, data: Record<string, unknown>): Promise<string | null> {
	const name = "project_id" in data ? "project_id" : "project";
	const id = data[name];
	if (typeof id !== "string" || id === "") return null;
	if (isRowId(id) && (await projectExists(db, id))) return id;
	throw refused(name, "There is no such project.");
}
