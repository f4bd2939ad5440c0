import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";

const SESSION_DAYS = 30;

/** Only this is stored: who reads the database can't log in with it. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Opens a session for a user and returns its token, 256 random bits. */
export async function createSession(db: Db, userId: string): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await db
		.insertInto("session")
		.values({
			token_hash: hashOf(token),
			user_id: userId,
			expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
		})
		.execute();
	return token;
}

/** The user of a session that has not expired, or null. */
export async function findSessionUser(db: Db, token: string): Promise<UserRow | null> {
	const user = await db
		.selectFrom("session")
		.innerJoin("app_user", "app_user.id", "session.user_id")
		.selectAll("app_user")
		.where("token_hash", "=", hashOf(token))
		.where("expires_at", ">", sql<Date>`now()`)
		.executeTakeFirst();
	return user ?? null;
}

/** Deletes sessions that have expired; returns how many. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("session")
		.where("expires_at", "<=", sql<Date>`now()`)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
