import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { OpenIdSignInTable } from "../../database/tables/sign-in-tables.ts";
import type { UserRow } from "../../database/tables.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** A sign-in that is under way. */
export type OpenIdSignIn = Selectable<OpenIdSignInTable>;

/** Minutes that somebody has at the provider. */
export const SIGN_IN_MINUTES = 10;

const hashOf = (cookie: string) => createHash("sha256").update(cookie).digest();

/** Writes down that a browser goes to the provider. */
export async function insertSignIn(
	db: Db,
	cookie: string,
	signIn: Pick<OpenIdSignIn, "state" | "nonce" | "code_verifier" | "return_to" | "session_id">,
): Promise<void> {
	const expires_at = sql<Date>`now() + make_interval(mins => ${SIGN_IN_MINUTES})`;
	await db
		.insertInto("openid_sign_in")
		.values({ browser_hash: hashOf(cookie), ...signIn, expires_at })
		.execute();
}

/** The sign-in that a browser comes back from, once; null where it is unknown, over, or was answered before. */
export async function answerSignIn(db: Db, cookie: string): Promise<OpenIdSignIn | null> {
	const row = await db
		.updateTable("openid_sign_in")
		.set({ answered: true })
		.where("browser_hash", "=", hashOf(cookie))
		.where("answered", "=", false)
		.where("expires_at", ">", sql<Date>`now()`)
		.returningAll()
		.executeTakeFirst();
	return row ?? null;
}

/** Writes down who it turned out to be. */
export async function setSignedIn(db: Db, { browser_hash }: OpenIdSignIn, userId: string): Promise<void> {
	await db.updateTable("openid_sign_in").set({ user_id: userId }).where("browser_hash", "=", browser_hash).execute();
}

/** Who signed in with a browser, told once; null where nobody has. */
export async function takeSignedIn(db: Db, cookie: string): Promise<string | null> {
	const row = await db
		.deleteFrom("openid_sign_in")
		.where("browser_hash", "=", hashOf(cookie))
		.where("user_id", "is not", null)
		.where("expires_at", ">", sql<Date>`now()`)
		.returning("user_id")
		.executeTakeFirst();
	return row?.user_id ?? null;
}

/** Deletes sign-ins that nobody came back from. */
export const deleteExpiredSignIns = (db: Db) => deleteInBatches(db, "openid_sign_in", sql`expires_at <= now()`);

type Identity = { issuer: string; subject: string };

/** Whose identity it is, or null. */
export async function findLinked(db: Db, { issuer, subject }: Identity): Promise<UserRow | null> {
	const row = await db
		.selectFrom("openid_identity")
		.innerJoin("app_user", "app_user.id", "openid_identity.user_id")
		.selectAll("app_user")
		.where("issuer", "=", issuer)
		.where("subject", "=", subject)
		.executeTakeFirst();
	return row ?? null;
}

/** Links an identity to an account; false where the account has another one of that issuer. */
export async function linkIdentity(db: Db, identity: Identity, userId: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("openid_identity")
		.values({ ...identity, user_id: userId })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** Forgets which identities an account has; returns how many. */
export async function unlinkIdentities(db: Db, userId: string): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom("openid_identity").where("user_id", "=", userId).executeTakeFirst();
	return Number(numDeletedRows);
}

/** Sets somebody's address at work; false where somebody else has it. */
export async function setWorkEmail(db: Db, id: string, email: string | null): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("app_user")
		.set({ work_email: email })
		.where("id", "=", id)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("app_user as other")
						.select("other.id")
						.where("other.work_email", "=", email)
						.where("other.id", "<>", id),
				),
			),
		)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
