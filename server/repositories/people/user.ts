import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { UserRow } from "../../database/tables.ts";
import { isRowId } from "../queries/search.ts";
import type { Role } from "./roles.ts";

/** A mobile number as anybody may see it; the name of who has not given themselves one. */
export const maskedMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The name that somebody chose or was given; null where they have only what was made of their number. */
export const chosenName = ({ nickname, mobile }: Pick<UserRow, "nickname" | "mobile">): string | null =>
	nickname === maskedMobile(mobile) ? null : nickname;

/** The user of a mobile number, created at first login. */
export function findOrCreateUser(db: Db, mobile: string): Promise<UserRow> {
	return db
		.insertInto("app_user")
		.values({ mobile, nickname: maskedMobile(mobile) })
		.onConflict((conflict) => conflict.column("mobile").doUpdateSet({ mobile }))
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** A user by their id, or null. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
	if (!isRowId(id)) return null;
	const row = await db.selectFrom("app_user").selectAll().where("id", "=", id).executeTakeFirst();
	return row ?? null;
}

/** The account of a mobile number or of an address at work, or null. */
export async function findUserBy(db: Db, column: "mobile" | "work_email", value: string): Promise<UserRow | null> {
	const row = await db.selectFrom("app_user").selectAll().where(column, "=", value).executeTakeFirst();
	return row ?? null;
}

/** Gives a user a role; false where they have it already. */
export async function addRole(db: Db, id: string, role: Role): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("app_user")
		.set({ roles: sql<Role[]>`array_append(roles, ${role}::text)` })
		.where("id", "=", id)
		.where(sql<boolean>`not ${role}::text = any(roles)`)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** What can be changed about a user; a member left out stays as it is. */
type UserChanges = {
	nickname?: string | undefined;
	avatar?: string | null | undefined;
	locale?: string | null | undefined;
	keep_drafts?: boolean | undefined;
};

/** Changes a user; returns them as they are then. */
export async function updateUser(db: Db, id: string, changes: UserChanges): Promise<UserRow> {
	const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
	// `id` is set to itself so that there is something to set when nothing was named.
	return db
		.updateTable("app_user")
		.set({ id, ...named })
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Gives a user another number to log in with; who is logged in stays so. The name that was made of the old number goes with it. */
export async function moveUser(db: Db, id: string, mobile: string): Promise<void> {
	const before = await db
		.selectFrom("app_user")
		.select(["mobile", "nickname"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	await db
		.updateTable("app_user")
		.set({ mobile, ...(chosenName(before) === null && { nickname: maskedMobile(mobile) }) })
		.where("id", "=", id)
		.execute();
}

/** Deletes a user, and with them their sessions, follows, notifications and drafts. */
export async function deleteUser(db: Db, { id, mobile }: UserRow): Promise<void> {
	await db.deleteFrom("login_code").where("mobile", "=", mobile).execute();
	await db.deleteFrom("login_place").where("mobile", "=", mobile).execute();
	await db.deleteFrom("app_user").where("id", "=", id).execute();
}

/** An avatar's address needs no pass: its id can't be guessed, and the address stays in the browser's storage. */
const avatarUrl = (uploadId: string) => `/uploads/${uploadId}/thumbnail`;

/** A user as the wire shows them: the mobile number masked. */
export const publicUser = ({ id, mobile, nickname, avatar, roles, locale }: UserRow) => ({
	id,
	mobile: maskedMobile(mobile),
	nickname,
	avatar: avatar === null ? null : avatarUrl(avatar),
	roles,
	locale,
});
