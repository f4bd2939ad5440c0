import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";

const maskedMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The user of a mobile number, created at first login. */
export function findOrCreateUser(db: Db, mobile: string): Promise<UserRow> {
	return db
		.insertInto("app_user")
		.values({ mobile, nickname: maskedMobile(mobile) })
		.onConflict((conflict) => conflict.column("mobile").doUpdateSet({ mobile }))
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Gives the role administrator to users of these mobile numbers, who may not have logged in yet. */
export async function grantAdministrator(db: Db, mobiles: readonly string[]): Promise<void> {
	for (const mobile of mobiles) {
		await findOrCreateUser(db, mobile);
		await sql`
			update app_user set roles = array_append(roles, 'administrator')
			where mobile = ${mobile} and not 'administrator' = any(roles)
		`.execute(db);
	}
}

/** A user as the wire shows them: the mobile number masked. */
export const publicUser = ({ id, mobile, nickname, avatar, roles }: UserRow) => ({
	id,
	mobile: maskedMobile(mobile),
	nickname,
	avatar,
	roles,
});
