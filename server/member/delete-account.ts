import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { listFiledBy, unlinkCase } from "../repositories/filed-by.ts";
import { deleteUnattachedOf } from "../repositories/upload.ts";
import { deleteUser } from "../repositories/user.ts";
import type { Services } from "../services.ts";
import { anonymised } from "./anonymise.ts";

async function unlinkCases(db: Db, userId: string): Promise<void> {
	for (const { id, form_hash, data } of await listFiledBy(db, userId)) {
		const form = await loadForm(db, form_hash);
		// Of a form that is not kept nobody knows which answers are private.
		await unlinkCase(db, id, form ? anonymised(form.artefact, data) : {});
	}
}

/** Deletes a user. Cases stay, without who filed them and without answers that tell it; files that no case has go. */
export async function deleteAccount({ db, storage }: Pick<Services, "db" | "storage">, user: UserRow): Promise<void> {
	const files = await db.transaction().execute(async (transaction) => {
		await unlinkCases(transaction, user.id);
		const uploads = await deleteUnattachedOf(transaction, user.id);
		await deleteUser(transaction, user);
		return uploads.flatMap(({ file, thumbnail }) => (thumbnail === null ? [file] : [file, thumbnail]));
	});
	for (const file of files) await storage.delete(file);
}
