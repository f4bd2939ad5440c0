import type { Db } from "../database/connection.ts";
import {
	type ErasableCase,
	holdErasure,
	postponeErasure,
	releaseErasure,
	takeHeld,
} from "../repositories/messages/held-erasure.ts";
import type { StoredFiles } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import { eraseCase } from "./erase-case.ts";
import { type Hold, holdFinder } from "./erasure-plan.ts";

const AT_ONCE = 50;

async function eraseAsRequested(db: Db, found: ErasableCase): Promise<StoredFiles[]> {
	const files = await eraseCase(db, found, "erasure_requested");
	await releaseErasure(db, found.id);
	return files;
}

/** Erases a case whose erasure was asked for, within a transaction, or notes that it is to be once it may; returns files whose bytes go after it. */
export async function eraseUnlessHeld(db: Db, found: ErasableCase, hold: Hold | null): Promise<StoredFiles[]> {
	if (!hold) return eraseAsRequested(db, found);
	await holdErasure(db, found.id);
	return [];
}

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
			files.push(...(await eraseAsRequested(transaction, found)));
			count++;
		}
		return count;
	});
	await deleteFiles(storage, files);
	return erased;
}
