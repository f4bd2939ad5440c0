import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { Assignment } from "../../database/tables/assignment.ts";
import type { UserRow } from "../../database/tables.ts";
import { likePattern } from "../queries/search.ts";
import type { Role } from "./roles.ts";

/** Condition: an account works for the portal; the same as `isStaff`. */
export const IS_STAFF = sql<SqlBool>`(app_user.roles <> '{}' or app_user.assignments <> '[]')`;

/** Staff whose name or rights hold the keyword, and any account whose whole number it is; by name, each with when it was last there. */
export function listStaff(db: Db, keyword: string, limit: number) {
	const pattern = likePattern(keyword);
	return db
		.selectFrom("app_user")
		.selectAll("app_user")
		.select(({ selectFrom }) => [
			selectFrom("session")
				.whereRef("session.user_id", "=", "app_user.id")
				.select(({ fn }) => fn.max("last_seen_at").as("seen"))
				.as("last_seen_at"),
			selectFrom("session")
				.whereRef("session.user_id", "=", "app_user.id")
				.where("expires_at", ">", sql<Date>`now()`)
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.as("sessions"),
			selectFrom("openid_identity")
				.whereRef("openid_identity.user_id", "=", "app_user.id")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.as("linked"),
		])
		.$if(keyword === "", (query) => query.where(IS_STAFF))
		.$if(keyword !== "", (query) =>
			query.where(sql<SqlBool>`(app_user.mobile = ${keyword} or ${IS_STAFF} and (
				nickname ilike ${pattern} or array_to_string(roles, ' ') ilike ${pattern} or assignments::text ilike ${pattern}
			))`),
		)
		.orderBy("nickname")
		.orderBy("app_user.id")
		.limit(limit)
		.execute();
}

/** All staff, each with what decides what they may do. */
export const listRightHolders = (db: Db) =>
	db.selectFrom("app_user").select(["id", "roles", "assignments"]).where(IS_STAFF).execute();

const ADMINISTRATORS_LOCK = 7_150_214;

/** A user for the rest of the transaction, in which nobody else changes what anybody may do; null where there is none. */
export async function lockRights(db: Db, id: string): Promise<UserRow | null> {
	await sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`.execute(db);
	const row = await db.selectFrom("app_user").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** Sets all that a user may do. */
export async function setRights(
	db: Db,
	id: string,
	rights: { roles: Role[]; assignments: Assignment[] },
): Promise<void> {
	const assignments = JSON.stringify(rights.assignments);
	await db.updateTable("app_user").set({ roles: rights.roles, assignments }).where("id", "=", id).execute();
}

/** Whether anybody but a user is administrator. */
export async function hasOtherAdministrator(db: Db, id: string): Promise<boolean> {
	const row = await db
		.selectFrom("app_user")
		.select("id")
		.where(sql<SqlBool>`'administrator' = any(roles)`)
		.where("id", "<>", id)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
