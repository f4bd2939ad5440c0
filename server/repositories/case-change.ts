import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** A transaction that takes a number may commit after one with a higher number: so far it is looked back, in seconds. */
const LOOK_BACK_SECONDS = 5;

/** The changes that this process has returned of late, and when. */
const seen = new Map<number, number>();

/** The number of the last change. */
export async function lastCaseChange(db: Db): Promise<number> {
	const { rows } = await sql<{ last: number | null }>`select max(number)::float8 as last from case_change`.execute(db);
	return rows[0]?.last ?? 0;
}

/** Changes after a number, and those before it that were committed later; each is returned once to a process. */
export async function caseChangesAfter(db: Db, after: number): Promise<{ number: number; message_id: string }[]> {
	const { rows } = await sql<{ number: number; message_id: string }>`
		select number::float8 as number, message_id from case_change
		where number > ${Math.max(0, after - 1000)} and at > now() - make_interval(secs => ${LOOK_BACK_SECONDS})
		order by number
	`.execute(db);
	const now = Date.now();
	for (const [number, at] of seen) if (now - at > 2 * LOOK_BACK_SECONDS * 1000) seen.delete(number);
	const fresh = rows.filter(({ number }) => !seen.has(number));
	for (const { number } of fresh) seen.set(number, now);
	return fresh.map(({ number, message_id }) => ({ number, message_id }));
}

/** Deletes changes that nobody waits for any more. */
export async function deleteOldChanges(db: Db): Promise<void> {
	await sql`delete from case_change where at < now() - interval '10 minutes'`.execute(db);
}
