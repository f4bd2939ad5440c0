import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Condition: an account handles cases, by a role, or by a right over a team or category. */
export const HANDLES = sql<SqlBool>`(
	app_user.roles && ${["handler", "administrator"]}::text[]
	or app_user.assignments @> '[{"right":"handles"}]' or app_user.assignments @> '[{"right":"supervises"}]'
)`;

/** Whether somebody handles cases. */
export async function isHandler(db: Db, id: string): Promise<boolean> {
	const row = await db.selectFrom("app_user").select("id").where("id", "=", id).where(HANDLES).executeTakeFirst();
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
