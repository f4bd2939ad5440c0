import { type RawBuilder, sql } from "kysely";
import { DRAFT_DAYS } from "../../../schemas/rules/portal/draft-life.ts";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";
import { type DraftChoice, deleteDrafts } from "./draft.ts";
import { type FilingKey, NOBODY } from "./message.ts";

const since = sql`now() - make_interval(days => ${DRAFT_DAYS})`;

type EndedRow = Omit<EndedDraft, "ended_at" | "attachments"> & { ended_at: Date; attachments: string[] };

const ENDED = sql`form, idempotency_key, ended_at`;
const SENT = sql`select form, idempotency_key, 'sent' as how, number, submitted_at as ended_at, array(select id from upload where message_id = message.id and flow_id is null) as attachments from message`;
const DISCARDED = sql`select form, idempotency_key, 'discarded' as how, null as number, discarded_at as ended_at, '{}'::text[] as attachments from discarded_draft`;

async function endedOf(db: Db, sent: RawBuilder<unknown>, discarded: RawBuilder<unknown>): Promise<EndedDraft[]> {
	const { rows } = await sql<EndedRow>`
		select how, number, attachments, ${ENDED} from (${SENT} where ${sent} union all ${DISCARDED} where ${discarded}) as ended
		order by ended_at desc
	`.execute(db);
	return rows.map((row) => ({ ...row, ended_at: row.ended_at.toISOString() }));
}

/** The drafts of a user that were sent in their name or discarded of late; the last ended first. */
export function listEnded(db: Db, userId: string, form?: string): Promise<EndedDraft[]> {
	const same = form === undefined ? sql`true` : sql`form = ${form}`;
	return endedOf(
		db,
		sql`user_id = ${userId} and submitted_at > ${since} and ${same}`,
		sql`user_id = ${userId} and discarded_at > ${since} and ${same}`,
	);
}

/**
 * How the draft with a key has ended; null while it has not. What was sent without a name is found too, by the key that
 * only its sender knows: such a draft must not be kept again, or the name would stand beside the case's key.
 */
export async function findEnded(db: Db, userId: string, { key, mac }: FilingKey): Promise<EndedDraft | null> {
	const [ended] = await endedOf(
		db,
		sql`(idempotency_owner, idempotency_key) in ((${userId}, ${key}), (${NOBODY}, ${mac}))`,
		sql`user_id = ${userId} and idempotency_key = ${key}`,
	);
	// Of a case without a name the table knows the key's MAC only.
	return ended ? { ...ended, idempotency_key: key } : null;
}

/** Deletes drafts as their owner wants, and remembers it for the owner's other devices. */
export async function discardDrafts(db: Db, userId: string, choice: DraftChoice): Promise<void> {
	const gone = await deleteDrafts(db, userId, choice);
	if (gone.length === 0) return;
	await db
		.insertInto("discarded_draft")
		.values(gone.map(({ user_id, form, idempotency_key }) => ({ user_id, form, idempotency_key })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Forgets which drafts a user discarded. */
export async function forgetDiscarded(db: Db, userId: string): Promise<void> {
	await db.deleteFrom("discarded_draft").where("user_id", "=", userId).execute();
}

/** Forgets what was discarded longer ago than drafts are kept. */
export async function deleteOldDiscarded(db: Db): Promise<void> {
	await deleteInBatches(db, "discarded_draft", sql`discarded_at <= ${since}`);
}
