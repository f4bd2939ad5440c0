import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { isStaff } from "../policies/rights.ts";
import { findUser } from "../repositories/people/user.ts";
import { absent } from "../wire/refusal.ts";

/** The account of an id; throws 404 where there is none. */
export async function demandAccount(db: Db, id: string | undefined): Promise<UserRow> {
	const found = await findUser(db, id ?? "");
	if (!found) throw absent();
	return found;
}

/** The account of somebody of the staff; throws 404 for a citizen: where citizens are logged in is theirs alone to know. */
export async function demandStaff(db: Db, id: string | undefined): Promise<UserRow> {
	const found = await demandAccount(db, id);
	if (!isStaff(found)) throw absent();
	return found;
}
