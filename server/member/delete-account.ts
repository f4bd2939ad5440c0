import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { demandAdministrator } from "../people/change-rights.ts";
import { isStaff } from "../policies/rights.ts";
import { recordErasedAccount } from "../repositories/erased-account.ts";
import { recordErasure } from "../repositories/erasure.ts";
import { listFiledBy } from "../repositories/filed-by.ts";
import { forgetWindowsOf } from "../repositories/rate-window.ts";
import { lockRights } from "../repositories/staff.ts";
import { deleteUnattachedOf, type StoredFiles } from "../repositories/upload.ts";
import { deleteUser } from "../repositories/user.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import type { Storage } from "../uploads/storage.ts";
import { eraseCase } from "./erase-case.ts";

async function eraseAll(db: Db, user: UserRow): Promise<StoredFiles[]> {
	const locked = isStaff(user) ? await lockRights(db, user.id) : null;
	if (locked) await demandAdministrator(db, locked);
	const files: StoredFiles[] = [];
	for (const found of await listFiledBy(db, user.id)) files.push(...(await eraseCase(db, found, "account_deleted")));
	files.push(...(await deleteUnattachedOf(db, user.id)));
	await deleteUser(db, user);
	await forgetWindowsOf(db, [user.id, user.mobile]);
	await recordErasure(db, null, "account_deleted");
	await recordErasedAccount(db, user.id);
	return files;
}

/** Deletes a user with their files; throws 409 for the last administrator. What stays of their cases is what the public saw, without who filed them. */
export async function deleteAccount(
	{ db, storage }: { db: Db; storage: Pick<Storage, "delete"> },
	user: UserRow,
): Promise<void> {
	const files = await db.transaction().execute((transaction) => eraseAll(transaction, user));
	await deleteFiles(storage, files);
}
