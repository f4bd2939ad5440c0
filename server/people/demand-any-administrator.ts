import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Throws where no account has the role administrator: nobody could read a case or change a page. */
export async function demandAnyAdministrator(db: Db): Promise<void> {
	const found = await db
		.selectFrom("app_user")
		.select("id")
		.where(sql<boolean>`roles @> '{administrator}'`)
		.limit(1)
		.execute();
	if (found.length === 0)
		throw new Error("With NODE_ENV=production: PORTICO_ADMIN_MOBILES is needed, as there is no administrator yet.");
}
