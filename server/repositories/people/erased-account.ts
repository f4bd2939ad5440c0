import { createHash } from "node:crypto";
import type { Db } from "../../database/connection.ts";

const digestOf = (id: string): Buffer => createHash("sha256").update(id).digest();

/** Records that an account is gone. Whoever does not have its id, a random one, learns nothing from the record. */
export async function recordErasedAccount(db: Db, id: string): Promise<void> {
	await recordErasedDigests(db, [digestOf(id)]);
}

/** Records accounts that were erased, given as `listErasedAccounts` lists them. */
export async function recordErasedDigests(db: Db, digests: readonly Buffer[]): Promise<void> {
	if (digests.length === 0) return;
	const rows = digests.map((digest) => ({ digest }));
	await db
		.insertInto("erased_account")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** The register of erased accounts, in hexadecimal digits. */
export async function listErasedAccounts(db: Db): Promise<string[]> {
	const rows = await db.selectFrom("erased_account").select("digest").execute();
	return rows.map(({ digest }) => digest.toString("hex"));
}

/** Ids of the accounts that are there although the register has them. */
export async function findReturned(db: Db, register: ReadonlySet<string>): Promise<string[]> {
	const users = await db.selectFrom("app_user").select("id").execute();
	return users.map(({ id }) => id).filter((id) => register.has(digestOf(id).toString("hex")));
}
