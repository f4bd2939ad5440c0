import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Seconds a code is good for. */
export const CODE_SECONDS = 300;
/** Seconds until another can be sent. */
export const RESEND_SECONDS = 60;
/** Guesses a code allows. */
const CODE_ATTEMPTS = 5;

/** Stores a new code's MAC over an older one. Returns 0, or the seconds to wait where the older one is too young. */
export async function storeCode(db: Db, mobile: string, mac: Buffer): Promise<number> {
	const { rows } = await sql`
		insert into login_code (mobile, mac, expires_at)
		values (${mobile}, ${mac}, now() + make_interval(secs => ${CODE_SECONDS}))
		on conflict (mobile) do update
		set mac = excluded.mac, attempts = 0, sent_at = now(), expires_at = excluded.expires_at
		where login_code.sent_at <= now() - make_interval(secs => ${RESEND_SECONDS})
		returning mobile
	`.execute(db);
	return rows.length > 0 ? 0 : secondsUntilResend(db, mobile);
}

/** Seconds until another code can be sent to a number; at least 1. */
export async function secondsUntilResend(db: Db, mobile: string): Promise<number> {
	const { rows } = await sql<{ wait: number }>`
		select ceil(extract(epoch from sent_at - now()) + ${RESEND_SECONDS})::integer as wait
		from login_code where mobile = ${mobile}
	`.execute(db);
	return Math.max(rows[0]?.wait ?? 1, 1);
}

/** Takes one of a code's attempts, in one statement: parallel guesses can't take more than there are. Null when none is left. */
export async function takeAttempt(db: Db, mobile: string): Promise<Buffer | null> {
	const row = await db
		.updateTable("login_code")
		.set({ attempts: sql<number>`attempts + 1` })
		.where("mobile", "=", mobile)
		.where("attempts", "<", CODE_ATTEMPTS)
		.where("expires_at", ">", sql<Date>`now()`)
		.returning("mac")
		.executeTakeFirst();
	return row?.mac ?? null;
}

/** Whether a number's code is still young enough; then it is the attempts that ran out. */
export async function codeLives(db: Db, mobile: string): Promise<boolean> {
	const row = await db
		.selectFrom("login_code")
		.select("mobile")
		.where("mobile", "=", mobile)
		.where("expires_at", ">", sql<Date>`now()`)
		.executeTakeFirst();
	return row !== undefined;
}

/** Uses a code up; false when another request was quicker. */
export async function consumeCode(db: Db, mobile: string, mac: Buffer): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("login_code")
		.where("mobile", "=", mobile)
		.where("mac", "=", mac)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Takes back a code that could not be sent. */
export async function withdrawCode(db: Db, mobile: string): Promise<void> {
	await db.deleteFrom("login_code").where("mobile", "=", mobile).execute();
}

/** Deletes codes that have expired. */
export async function deleteExpiredCodes(db: Db): Promise<void> {
	await db.deleteFrom("login_code").where("expires_at", "<=", sql<Date>`now()`).execute();
}
