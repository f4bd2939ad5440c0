import type { Db } from "../../database/connection.ts";

/** Somebody's saved questions of the list, and those that are shared, by name. */
export function listViews(db: Db, userId: string) {
	return db
		.selectFrom("case_view")
		.select(["id", "name", "query", "shared", "owner_id"])
		.where((view) => view.or([view("owner_id", "=", userId), view("shared", "=", true)]))
		.orderBy("name")
		.limit(100)
		.execute();
}

/** Saves a question; returns its id. */
export function insertView(
	db: Db,
	view: { owner_id: string; name: string; shared: boolean; query: string },
): Promise<{ id: string }> {
	return db.insertInto("case_view").values(view).returning("id").executeTakeFirstOrThrow();
}

/** Changes one of its owner's own; false where there is none. */
export async function updateView(
	db: Db,
	id: string,
	{ owner_id, ...view }: { owner_id: string; name: string; shared: boolean; query: string },
): Promise<boolean> {
	const changed = await db
		.updateTable("case_view")
		.set(view)
		.where("id", "=", id)
		.where("owner_id", "=", owner_id)
		.executeTakeFirst();
	return changed.numUpdatedRows > 0n;
}

/** Deletes somebody's own; false where there is none. */
export async function deleteView(db: Db, id: string, owner: string): Promise<boolean> {
	const gone = await db.deleteFrom("case_view").where("id", "=", id).where("owner_id", "=", owner).executeTakeFirst();
	return gone.numDeletedRows > 0n;
}
