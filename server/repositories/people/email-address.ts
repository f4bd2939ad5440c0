import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Minutes for which a code is good. */
export const EMAIL_CODE_MINUTES = 30;
const ATTEMPTS = 5;

/** Where somebody is told by e-mail, and the address that a code was sent to. */
export async function findEmail(db: Db, userId: string): Promise<{ email: string | null; pending: string | null }> {
	const row = await db
		.selectFrom("email_address")
		.select(["address as email", sql<string | null>`case when code_expires_at > now() then pending end`.as("pending")])
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row ?? { email: null, pending: null };
}

/** Notes the address that a code is sent to; the one before goes on until the code comes back. */
export async function savePendingEmail(db: Db, userId: string, pending: string, code_mac: Buffer): Promise<void> {
	const values = {
		pending,
		code_mac,
		code_attempts: 0,
		code_expires_at: new Date(Date.now() + EMAIL_CODE_MINUTES * 60_000),
	};
	await db
		.insertInto("email_address")
		.values({ user_id: userId, ...values })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
		.execute();
}

/** Takes one guess at a code, where there is one left; returns the address and what is stored of the code. */
export async function takeEmailGuess(db: Db, userId: string): Promise<{ pending: string; code_mac: Buffer } | null> {
	const { rows } = await sql<{ pending: string; code_mac: Buffer }>`
		update email_address set code_attempts = code_attempts + 1
		where user_id = ${userId} and pending is not null and code_expires_at > now() and code_attempts < ${ATTEMPTS}
		returning pending, code_mac
	`.execute(db);
	return rows[0] ?? null;
}

/** Takes the address that a code has come back from. */
export async function confirmEmail(db: Db, userId: string, address: string): Promise<void> {
	await db
		.updateTable("email_address")
		.set({ address, verified_at: new Date(), pending: null, code_mac: null, code_expires_at: null })
		.where("user_id", "=", userId)
		.where("pending", "=", address)
		.execute();
}

/** Forgets somebody's address, confirmed or not. */
export async function deleteEmail(db: Db, userId: string): Promise<void> {
	await db.deleteFrom("email_address").where("user_id", "=", userId).execute();
}
