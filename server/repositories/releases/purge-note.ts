import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Seconds after which every server shows what was published: it looks for a release at least every two. */
const RELEASE_SECONDS = 3;

/** Seconds after which no server shows content from before a change: it keeps what it has prerendered for five. */
const CONTENT_SECONDS = 6;

/** Before it is told again where that failed: twice as long each time. */
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 300;

/** The key of every page. */
export const EVERY_PAGE = "portico";

/** The key of the pages of a release. */
export const releaseKey = (id: string): string => `release-${id.slice(0, 12)}`;

/** The key of pages that show published cases; the database's triggers name it, too. */
export const CASES = "cases";

/** Notes that pages with a key must be forgotten, some seconds after `at`. */
async function note(db: Db, key: string, seconds: number, at: Date | null): Promise<void> {
	await sql`
		insert into purge_note (key, send_after)
		values (${key}, greatest(now(), ${at}::timestamptz) + make_interval(secs => ${seconds}))
	`.execute(db);
}

/** Notes that the pages of a release must be forgotten, as another has taken its place. */
export const notePastRelease = (db: Db, id: string): Promise<void> => note(db, releaseKey(id), RELEASE_SECONDS, null);

/** Notes that all pages must be forgotten, as content changes that any may show: now, or at a time. */
export const noteContentOfPages = (db: Db, at: Date | null): Promise<void> => note(db, EVERY_PAGE, CONTENT_SECONDS, at);

/** A key that is to be told. */
export type PurgeNote = { number: number; key: string };

/** Takes what is due, which no other server then takes; what is not deleted comes again, also after a crash. */
export async function takePurges(db: Db): Promise<PurgeNote[]> {
	const { rows } = await sql<PurgeNote>`
		with due as (select number from purge_note where send_after <= now() for update skip locked)
		update purge_note set attempts = attempts + 1, send_after = now() + make_interval(
			secs => least(${FIRST_WAIT_SECONDS} * 2 ^ attempts, ${LONGEST_WAIT_SECONDS})
		) where number in (select number from due) returning number, key
	`.execute(db);
	return rows;
}

/** Forgets what was told. */
export async function deletePurges(db: Db, notes: readonly PurgeNote[]): Promise<void> {
	const numbers = notes.map(({ number }) => number);
	await db.deleteFrom("purge_note").where("number", "in", numbers).execute();
}

/** Attempts after which it is given up, most of an hour later: no cache has kept a page until then. */
const MAX_ATTEMPTS = 15;

/** Deletes notes that nobody tells: no caches are set, or they cannot be told. */
export async function deleteOldPurges(db: Db): Promise<void> {
	await deleteInBatches(db, "purge_note", sql`send_after < now() - interval '1 hour' or attempts > ${MAX_ATTEMPTS}`);
}
