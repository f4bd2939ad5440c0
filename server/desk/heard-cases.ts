import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { mayOpenByException } from "../policies/log-policy.ts";
import { type ChangedCases, type StandingCases, standingOfChanged } from "../repositories/desk/case-change.ts";
import { listReadersByException } from "../repositories/desk/case-standing.ts";

/** Who reads which of some restricted cases by an exception: the same rule as `readsCase`. */
async function openedByException(db: Db, restricted: readonly string[]) {
	const opened = restricted.length > 0 ? await listReadersByException(db, restricted) : [];
	return (user: UserRow) =>
		mayOpenByException(user)
			? opened.filter(({ user_id }) => user_id === user.id).map(({ message_id }) => message_id)
			: [];
}

const readBy = (user: UserRow, changed: readonly StandingCases[]) =>
	changed.filter((standing) => mayWithCase(user, "read", standing)).flatMap(({ ids }) => ids);

/** Of which changed cases whom of the staff is told: of those that they read, or did until now. */
export async function heardCases(db: Db, changes: ChangedCases): Promise<(user: UserRow) => readonly string[]> {
	const changed = await standingOfChanged(db, changes);
	const restricted = changed.filter((standing) => standing.restricted).flatMap(({ ids }) => ids);
	const opened = await openedByException(db, restricted);
	return (user) => [...readBy(user, changed), ...opened(user)];
}
