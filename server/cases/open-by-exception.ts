import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { mayOpenByException } from "../policies/log-policy.ts";
import { findStanding, insertException } from "../repositories/desk/case-standing.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent, Refusal } from "../wire/refusal.ts";

/** Whether somebody may open a case by exception that they may not read by any right. */
export async function canOpenByException(db: Db, user: UserRow, id: string): Promise<boolean> {
	if (!mayOpenByException(user) || !isRowId(id)) return false;
	const standing = await findStanding(db, id);
	return standing?.restricted === true && !mayWithCase(user, "read", standing);
}

/** Opens one restricted case to whoever has no right to it, for a while, on record; returns until when. Throws 403, 404 or 409. */
export async function openByException(
	db: Db,
	{ user, from }: { user: UserRow; from: string },
	{ id, reason }: { id: string; reason: string },
): Promise<Date> {
	if (!mayOpenByException(user)) throw new Refusal(403, "You may not do this.");
	if (!isRowId(id) || !(await findStanding(db, id))) throw absent();
	if (!(await canOpenByException(db, user, id))) throw new Refusal(409, "You may read this case as it is.");
	return db.transaction().execute(async (transaction) => {
		const until = await insertException(transaction, { user_id: user.id, message_id: id, reason });
		const event = { action: "case.opened_by_exception" as const, object: { kind: "case" as const, id } };
		const detail = { reason, until: until.toISOString() };
		await record(transaction, { actor: user, from, ...event, detail });
		return until;
	});
}
