import { postponeErasure, releaseErasure, takeHeld } from "../repositories/held-erasure.ts";
import type { StoredFiles } from "../repositories/upload.ts";
import type { Services } from "../services.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import { eraseCase } from "./erase-case.ts";
import { holdFinder } from "./erasure-plan.ts";

const AT_ONCE = 50;

/** Erases of the cases whose erasure was asked for those that may be erased now, some at a time; returns how many. */
export async function eraseHeld({ db, storage }: Pick<Services, "db" | "storage">): Promise<number> {
	const files: StoredFiles[] = [];
	const erased = await db.transaction().execute(async (transaction) => {
		const holdOf = await holdFinder(transaction);
		let count = 0;
		for (const found of await takeHeld(transaction, AT_ONCE)) {
			if (await holdOf(found)) {
				await postponeErasure(transaction, found.id);
				continue;
			}
			files.push(...(await eraseCase(transaction, found, "erasure_requested")));
			await releaseErasure(transaction, found.id);
			count++;
		}
		return count;
	});
	await deleteFiles(storage, files);
	return erased;
}
