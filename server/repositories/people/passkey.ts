import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { PasskeyChallengeTable, PasskeyTable } from "../../database/tables/sign-in-tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** A passkey as read. */
export type PasskeyRow = Selectable<PasskeyTable>;

/** What a challenge is for. */
export type PasskeyPurpose = PasskeyChallengeTable["purpose"];

const CHALLENGE_MINUTES = 5;

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest();

/** Writes down what a device is asked to sign, and for what. */
export async function insertChallenge(
	db: Db,
	challenge: string,
	{ purpose, session_id }: { purpose: PasskeyPurpose; session_id: string | null },
): Promise<void> {
	const expires_at = sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`;
	await db
		.insertInto("passkey_challenge")
		.values({ challenge_hash: hashOf(challenge), purpose, session_id, expires_at })
		.execute();
}

/** Whether a challenge was given for this, in this session; it is used up. */
export async function takeChallenge(
	db: Db,
	challenge: string,
	{ purpose, session_id }: { purpose: PasskeyPurpose; session_id: string | null },
): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("passkey_challenge")
		.where("challenge_hash", "=", hashOf(challenge))
		.where("purpose", "=", purpose)
		.where("session_id", "is not distinct from", session_id)
		.where("expires_at", ">", sql<Date>`now()`)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}

/** Deletes challenges that nobody has signed. */
export const deleteExpiredChallenges = (db: Db) => deleteInBatches(db, "passkey_challenge", sql`expires_at <= now()`);

/** Somebody's passkeys, the oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
	db.selectFrom("passkey").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();

/** A passkey by its credential's id, until the transaction ends used by nobody else; null where it is unknown. */
export async function lockPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
	const row = await db.selectFrom("passkey").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** Stores a new passkey; false where it is known already. */
export async function insertPasskey(
	db: Db,
	passkey: Pick<PasskeyRow, "id" | "user_id" | "public_key" | "counter" | "transports" | "name">,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("passkey")
		.values({ ...passkey, transports: sql<string[]>`${[...passkey.transports]}::text[]` })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** Writes down that a passkey was used, with its device's count. */
export async function countPasskeyUse(db: Db, id: string, counter: number): Promise<void> {
	await db.updateTable("passkey").set({ counter, last_used_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Gives one's passkey another name; false where it is not one's own. */
export async function renamePasskey(db: Db, { id, user_id }: Pick<PasskeyRow, "id" | "user_id">, name: string) {
	const { numUpdatedRows } = await db
		.updateTable("passkey")
		.set({ name })
		.where("id", "=", id)
		.where("user_id", "=", user_id)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Deletes one's passkey and returns its name; null where it is not one's own. */
export async function deletePasskey(db: Db, { id, user_id }: Pick<PasskeyRow, "id" | "user_id">) {
	const row = await db
		.deleteFrom("passkey")
		.where("id", "=", id)
		.where("user_id", "=", user_id)
		.returning("name")
		.executeTakeFirst();
	return row?.name ?? null;
}
