import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { addRole, findOrCreateUser } from "../repositories/people/user.ts";

/** Gives the role administrator to users of these mobile numbers, who may not have logged in yet, and records whose it is new. */
export async function grantAdministrator(db: Db, mobiles: readonly string[]): Promise<void> {
	for (const mobile of mobiles)
		await db.transaction().execute(async (transaction) => {
			const { id } = await findOrCreateUser(transaction, mobile);
			if (!(await addRole(transaction, id, "administrator"))) return;
			const detail = { role: "administrator", by: "PORTICO_ADMIN_MOBILES" };
			await record(transaction, {
				actor: null,
				from: "",
				action: "right.granted",
				object: { kind: "account", id },
				detail,
			});
		});
}
