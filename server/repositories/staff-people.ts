import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Whether somebody handles cases. */
export async function isHandler(db: Db, id: string): Promise<boolean> {
	const row = await db
		.selectFrom("app_user")
		.select("id")
		.where("id", "=", id)
		.where(sql<boolean>`roles && ${["handler", "administrator"]}::text[]`)
		.executeTakeFirst();
	return row !== undefined;
}

/** The districts that open cases stand in. */
export async function listDistricts(db: Db): Promise<string[]> {
	const rows = await db
		.selectFrom("message")
		.select("district")
		.distinct()
		.where("district", "is not", null)
		.orderBy("district")
		.limit(200)
		.execute();
	return rows.flatMap(({ district }) => (district === null ? [] : [district]));
}
