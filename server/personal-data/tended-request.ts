import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { type DataStanding, mayTendData } from "../policies/data-request-policy.ts";
import { type DataRequest, findDataRequest, lockOpenRequest } from "../repositories/people/data-request.ts";
import { listRightHolders } from "../repositories/people/staff.ts";
import { withDeputies } from "../repositories/people/staffing.ts";
import { absent, Refusal } from "../wire/refusal.ts";

const standingOf = ({ scope, code, team, restricted }: DataRequest): DataStanding =>
	scope === "account" ? { scope } : { scope, code: code ?? "", team, restricted };

/** A request that somebody of the staff tends. Throws 404 for one that is not theirs, as for one that is none. */
export async function tendedRequest(db: Db, user: UserRow, id: string): Promise<DataRequest> {
	const found = await findDataRequest(db, id);
	if (!found || !mayTendData(user, standingOf(found))) throw absent();
	return found;
}

/** The same, which nobody else changes until the end of the transaction. Throws 409 where it is settled. */
export async function lockTended(transaction: Db, user: UserRow, id: string): Promise<DataRequest> {
	await tendedRequest(transaction, user, id);
	const found = await lockOpenRequest(transaction, id);
	if (!found) throw new Refusal(409, "This request is settled already.");
	return found;
}

/**
 * The ids of those who are told of what comes to a request: who works on it and, while they are away, who stands in for them; all who
 * may tend it where nobody does, or nobody who still may.
 */
export async function notifiedTenders(db: Db, request: DataRequest): Promise<string[]> {
	const holders = await listRightHolders(db);
	const may = holders.filter((holder) => mayTendData(holder, standingOf(request))).map(({ id }) => id);
	const working = request.assignee_id === null ? [] : await withDeputies(db, [request.assignee_id]);
	const notified = may.filter((id) => working.includes(id));
	return notified.length > 0 ? notified : may;
}
