import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { type CaseOperation, mayWithCase } from "../policies/case-policy.ts";
import { mayOpenByException } from "../policies/log-policy.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { findStanding, hasException } from "../repositories/desk/case-standing.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent, Refusal } from "../wire/refusal.ts";

/** Whether somebody of the staff reads a case: by a right, or by an exception that is not over. */
export async function readsCase(db: Db, user: UserRow, id: string, standing: CaseStanding): Promise<boolean> {
	if (mayWithCase(user, "read", standing)) return true;
	return standing.restricted && mayOpenByException(user) && hasException(db, user.id, id);
}

/** Throws 404 where somebody of the staff may not even read a case, 403 where they may but not do this. Returns its standing. */
export async function demandCase(db: Db, user: UserRow, id: string, operation: CaseOperation): Promise<CaseStanding> {
	const standing = isRowId(id) ? await findStanding(db, id) : null;
	if (!standing || !(await readsCase(db, user, id, standing))) throw absent();
	if (operation !== "read" && !mayWithCase(user, operation, standing)) throw new Refusal(403, "You may not do this.");
	return standing;
}
