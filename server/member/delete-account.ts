import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { demandAdministrator } from "../people/change-rights.ts";
import { isStaff } from "../policies/rights.ts";
import { type Cause, recordErasure } from "../repositories/messages/erasure.ts";
import { listFiledBy } from "../repositories/messages/filed-by.ts";
import { disownCase, holdErasure, listErasableOf } from "../repositories/messages/held-erasure.ts";
import { deleteUnattachedOf, type StoredFiles } from "../repositories/messages/upload.ts";
import { recordErasedAccount } from "../repositories/people/erased-account.ts";
import { lockRights } from "../repositories/people/staff.ts";
import { deleteUser } from "../repositories/people/user.ts";
import { forgetWindowsOf } from "../repositories/settings/rate-window.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import type { Storage } from "../uploads/storage.ts";
import { eraseCase } from "./erase-case.ts";
import { holdFinder } from "./erasure-plan.ts";

/** Why an account is deleted, and which of its cases are kept until they may be erased. */
export type Deletion = { cause: Cause; held: ReadonlySet<string> };

/**
 * Deletes a user with their files, within a transaction; throws 409 for the last administrator. What stays of their cases is what
 * the public saw, without who filed them; those that are held stay whole but for whose they are. Returns files whose bytes go after it.
 */
export async function eraseAccount(db: Db, user: UserRow, { cause, held }: Deletion): Promise<StoredFiles[]> {
	const locked = isStaff(user) ? await lockRights(db, user.id) : null;
	if (locked) await demandAdministrator(db, locked);
	const files: StoredFiles[] = [];
	for (const found of await listFiledBy(db, user.id)) {
		if (held.has(found.id)) {
			await disownCase(db, found.id);
			await holdErasure(db, found.id);
		} else files.push(...(await eraseCase(db, found, cause)));
	}
	files.push(...(await deleteUnattachedOf(db, user.id)));
	await deleteUser(db, user);
	await forgetWindowsOf(db, [user.id, user.mobile]);
	await recordErasure(db, null, cause);
	await recordErasedAccount(db, user.id);
	return files;
}

/** The cases of a user that the law demands to keep. */
async function heldByLaw(db: Db, userId: string): Promise<Set<string>> {
	const holdOf = await holdFinder(db);
	const held = new Set<string>();
	for (const found of await listErasableOf(db, userId)) if ((await holdOf(found))?.why === "law") held.add(found.id);
	return held;
}

/** Deletes a user who wants it so; throws 409 for the last administrator. Cases that are being handled are not waited for. */
export async function deleteAccount(
	{ db, storage }: { db: Db; storage: Pick<Storage, "delete"> },
	user: UserRow,
): Promise<void> {
	const files = await db.transaction().execute(async (transaction) => {
		const held = await heldByLaw(transaction, user.id);
		return eraseAccount(transaction, user, { cause: "account_deleted", held });
	});
	await deleteFiles(storage, files);
}
