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

/** More districts than these are not worth a menu. */
const MAX_DISTRICTS = 200;

/** The districts that cases stand in. */
export async function listDistricts(db: Db): Promise<string[]> {
	// From each to the next by the index: `distinct` would read all cases.
	const { rows } = await sql<{ district: string }>`
		with recursive found as (
			(select district from message where district is not null order by district limit 1)
			union all
			select next.district from found, lateral (
				select district from message where district > found.district order by district limit 1
			) as next
		)
		select district from found limit ${MAX_DISTRICTS}
	`.execute(db);
	return rows.map(({ district }) => district);
}
