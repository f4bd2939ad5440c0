import type { Db } from "../database/connection.ts";

/** All categories in their order. */
export function listCategories(db: Db) {
	return db
		.selectFrom("category")
		.select(["id", "code", "name", "description", "parent_id", "form", "elsewhere"])
		.orderBy("position")
		.orderBy("code")
		.execute();
}

/** The category of a code, or null. */
export async function findCategoryByCode(db: Db, code: string) {
	const row = await db
		.selectFrom("category")
		.select(["id", "code", "name", "form"])
		.where("code", "=", code)
		.executeTakeFirst();
	return row ?? null;
}

/** The first category that a form asks for, or null. */
export async function findCategoryOfForm(db: Db, form: string) {
	const row = await db
		.selectFrom("category")
		.select(["id", "code", "name", "form"])
		.where("form", "=", form)
		.orderBy("position")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}
