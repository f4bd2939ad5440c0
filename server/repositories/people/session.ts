import { createHash, randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { SessionMethod } from "../../database/tables/people-tables.ts";
import type { UserRow } from "../../database/tables.ts";
import type { RightHolder } from "../../policies/rights.ts";
import { type SessionLife, sessionLifeFrom } from "../../session-life.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";
import { IS_STAFF } from "./staff.ts";

/** How exactly it is known when a session was last used: a write at every call would be too many. */
const SEEN_MINUTES = { citizen: 5, staff: 1 };

/** Minutes for which it counts that somebody has shown that it is them. */
const CONFIRMED_MINUTES = 15;

/** Only this is stored: who reads the database can't log in with it. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** As where nothing is set. */
const DEFAULT_LIFE = sessionLifeFrom({});

/** Whether a session has neither been without a call for too long nor lasted too long, whatever it started under. */
const isAlive = ({ idleDays, days, staffIdleMinutes }: SessionLife) => sql<SqlBool>`(
	session.expires_at > now() and session.created_at > now() - make_interval(days => ${days})
	and session.last_seen_at > now() - make_interval(days => ${idleDays})
	and (session.last_seen_at > now() - make_interval(mins => ${staffIdleMinutes}) or not exists (
		select 1 from app_user where app_user.id = session.user_id and ${IS_STAFF}
	)))`;

/** Opens a session for a user on a device, described in words, and returns its token, 256 random bits. */
export async function insertSession(
	db: Db,
	{ userId, device, method }: { userId: string; device: string; method: SessionMethod },
	life = DEFAULT_LIFE,
): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await db
		.insertInto("session")
		.values({
			token_hash: hashOf(token),
			user_id: userId,
			device,
			method,
			expires_at: sql<Date>`now() + make_interval(days => ${life.days})`,
		})
		.execute();
	return token;
}

/** A session that is alive. */
type FoundSession = {
	id: string;
	user: UserRow;
	method: SessionMethod;
	/** Whether they have shown lately that it is them. */
	confirmed: boolean;
};

/** The session of a token and its user, or null. */
export async function findSession(db: Db, token: string, life: SessionLife): Promise<FoundSession | null> {
	const row = await db
		.selectFrom("session")
		.innerJoin("app_user", "app_user.id", "session.user_id")
		.selectAll("app_user")
		.select(["session.id as session_id", "session.method"])
		.select(
			sql<boolean>`last_seen_at < now() - make_interval(
				mins => case when ${IS_STAFF} then ${SEEN_MINUTES.staff}::integer else ${SEEN_MINUTES.citizen}::integer end
			)`.as("stale"),
		)
		.select(sql<boolean>`confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES})`.as("confirmed"))
		.where("token_hash", "=", hashOf(token))
		.where(isAlive(life))
		.executeTakeFirst();
	if (!row) return null;
	const { session_id, method, stale, confirmed, ...user } = row;
	if (stale) await touchSession(db, session_id);
	return { id: session_id, user, method, confirmed };
}

/** The rights of those whose sessions these are, by session, where it is alive still; asking is no use of it. */
export async function rightsOfSessions(
	db: Db,
	ids: readonly string[],
	life: SessionLife,
): Promise<Map<string, RightHolder>> {
	const rows = await db
		.selectFrom("session")
		.innerJoin("app_user", "app_user.id", "session.user_id")
		.select(["session.id", "app_user.roles", "app_user.assignments"])
		.where("session.id", "in", ids)
		.where(isAlive(life))
		.execute();
	return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}

async function touchSession(db: Db, id: string): Promise<void> {
	await db.updateTable("session").set({ last_seen_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Whose session it is, or null where it has ended. */
export async function findSessionUser(db: Db, id: string): Promise<string | null> {
	const row = await db.selectFrom("session").select("user_id").where("id", "=", id).executeTakeFirst();
	return row?.user_id ?? null;
}

/** Writes down that somebody has just shown that it is them. */
export async function confirmSession(db: Db, id: string): Promise<void> {
	await db.updateTable("session").set({ confirmed_at: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** Where a user is logged in, the last used first. */
export function listSessions(db: Db, userId: string, life: SessionLife) {
	return db
		.selectFrom("session")
		.select(["id", "device", "created_at", "last_seen_at"])
		.where("user_id", "=", userId)
		.where(isAlive(life))
		.orderBy("last_seen_at", "desc")
		.orderBy("created_at", "desc")
		.execute();
}

/** Ends a user's session, or all of them with null; returns how many. */
export async function endSessions(db: Db, userId: string, id: string | null): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("session")
		.where("user_id", "=", userId)
		.$if(id !== null, (query) => query.where("id", "=", id ?? ""))
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Deletes sessions that are over; returns how many. */
export const deleteExpiredSessions = (db: Db, life: SessionLife): Promise<number> =>
	deleteInBatches(db, "session", sql<SqlBool>`not (${isAlive(life)})`);
