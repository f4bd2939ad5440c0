import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { mayOpenByException } from "../policies/log-policy.ts";
import { listBulkAuthors } from "../repositories/desk/bulk-step.ts";
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

/** Who began which of some changes that are bulk steps, of no case: such a one is noted where a step is through. */
async function ownBulkSteps(db: Db, others: readonly string[]) {
	const steps = others.length > 0 ? await listBulkAuthors(db, others) : [];
	return (user: UserRow) => steps.filter(({ author_id }) => author_id === user.id).map(({ id }) => id);
}

/** Finds which changed cases each of the staff is told of: those that they read, or did until now, and their own bulk steps that ended. */
export async function heardCases(db: Db, changes: ChangedCases): Promise<(user: UserRow) => readonly string[]> {
	const changed = await standingOfChanged(db, changes);
	const restricted = changed.filter((standing) => standing.restricted).flatMap(({ ids }) => ids);
	const opened = await openedByException(db, restricted);
	const cases = new Set(changed.flatMap(({ ids }) => ids));
	const own = await ownBulkSteps(
		db,
		changes.ids.filter((id) => !cases.has(id)),
	);
	return (user) => [...readBy(user, changed), ...opened(user), ...own(user)];
}
