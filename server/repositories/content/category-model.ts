import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { CategoryModel, ModelFigures } from "../../database/tables/suggestion-tables.ts";

/** Stores a version of the model. */
export async function insertCategoryModel(
	db: Db,
	{ cases, figures, model }: { cases: number; figures: ModelFigures; model: CategoryModel },
): Promise<void> {
	await db
		.insertInto("category_model")
		.values({ cases, figures: JSON.stringify(figures), model: JSON.stringify(model) })
		.execute();
}

/** The stored versions with their figures, the newest first. */
export const listCategoryModels = (db: Db) =>
	db
		.selectFrom("category_model")
		.select(["version", "trained_at", "cases", "figures"])
		.orderBy("version", "desc")
		.execute();

/** What a version has learned, or null. */
export async function findCategoryModel(db: Db, version: number): Promise<CategoryModel | null> {
	const row = await db.selectFrom("category_model").select("model").where("version", "=", version).executeTakeFirst();
	return row?.model ?? null;
}

/** The newest version, or null. */
export async function newestModelVersion(db: Db): Promise<number | null> {
	const row = await db
		.selectFrom("category_model")
		.select(({ fn }) => fn.max("version").as("version"))
		.executeTakeFirst();
	return row?.version ?? null;
}

/** Deletes all but the newest versions, and one that is chosen. */
export async function deleteOldCategoryModels(db: Db, keep: number, chosen: number | null): Promise<void> {
	await sql`
		delete from category_model where version is distinct from ${chosen}::integer
			and version not in (select version from category_model order by version desc limit ${keep})
	`.execute(db);
}
