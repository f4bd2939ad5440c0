import { currentCategories } from "../cases/categories.ts";
import type { Db } from "../database/connection.ts";
import { eraseCase } from "../member/erase-case.ts";
import { eraseHeld } from "../member/erase-held.ts";
import { recordErasure } from "../repositories/messages/erasure.ts";
import type { FiledCase } from "../repositories/messages/filed-by.ts";
import {
	countDue,
	deleteCase,
	markAnonymised,
	type RetentionRule,
	takeDueRetention,
} from "../repositories/messages/retention.ts";
import { deleteUploads, listOutsideUploads, listUploads, type StoredFiles } from "../repositories/messages/upload.ts";
import { deleteOldRequests } from "../repositories/people/data-request.ts";
import { pauseAfterBatch } from "../repositories/queries/delete-in-batches.ts";
import type { Services } from "../services.ts";
import type { Job } from "./job.ts";

const HOUR = 3600;

/** Cases in one transaction; the next batch starts with those that are due then. */
const BATCH_SIZE = 50;

/** Batches of a category in one run of the job: what is left over waits for the next. */
const MAX_BATCHES = 40;

type Work = Pick<Services, "db" | "storage">;

/** What became, or would become, of a category's cases whose time is over. */
export type RetentionTally = { code: string; action: RetentionRule["retention"]["action"]; cases: number };

/** The rules of the release in force. */
export async function retentionRules(db: Db): Promise<RetentionRule[]> {
	const categories = await currentCategories(db);
	return categories.flatMap(({ code, retention }) => (retention ? [{ code, retention }] : []));
}

/** How many cases would be anonymised or deleted now; changes nothing. */
export async function tryRetention(db: Db): Promise<RetentionTally[]> {
	const tallies: RetentionTally[] = [];
	for (const rule of await retentionRules(db))
		tallies.push({ code: rule.code, action: rule.retention.action, cases: await countDue(db, rule) });
	return tallies;
}

async function anonymise(db: Db, found: FiledCase, rule: RetentionRule): Promise<StoredFiles[]> {
	const files = await eraseCase(db, found, "retention_anonymised", rule);
	await markAnonymised(db, found.id);
	return files;
}

async function deleteWhole(db: Db, { id }: FiledCase, rule: RetentionRule): Promise<StoredFiles[]> {
	const uploads = [...(await listUploads(db, id)), ...(await listOutsideUploads(db, id))];
	const files = await deleteUploads(
		db,
		uploads.map((upload) => upload.id),
	);
	await deleteCase(db, id);
	await recordErasure(db, null, "retention_deleted", rule);
	return files;
}

/** Carries a rule out on one batch; returns how many cases it was. */
async function carryOutBatch({ db, storage }: Work, rule: RetentionRule): Promise<number> {
	const erase = rule.retention.action === "delete" ? deleteWhole : anonymise;
	const { cases, files } = await db.transaction().execute(async (transaction) => {
		const due = await takeDueRetention(transaction, rule, BATCH_SIZE);
		const removed: StoredFiles[] = [];
		for (const found of due) removed.push(...(await erase(transaction, found, rule)));
		return { cases: due.length, files: removed };
	});
	for (const { file, thumbnail } of files) {
		await storage.delete(file);
		if (thumbnail !== null) await storage.delete(thumbnail);
	}
	return cases;
}

/** Anonymises or deletes the cases whose time is over, as their categories declare. */
export async function carryOutRetention(services: Work): Promise<RetentionTally[]> {
	const tallies: RetentionTally[] = [];
	for (const rule of await retentionRules(services.db)) {
		let cases = 0;
		for (let batch = 0; batch < MAX_BATCHES; batch++) {
			const carriedOut = await carryOutBatch(services, rule);
			cases += carriedOut;
			if (carriedOut < BATCH_SIZE) break;
			await pauseAfterBatch();
		}
		tallies.push({ code: rule.code, action: rule.retention.action, cases });
	}
	return tallies;
}

/** Does what the documents promise about how long cases are kept, and erases what was to be erased and could not be yet. */
export const retention: Job = {
	name: "retention",
	everySeconds: HOUR,
	async run(services) {
		await carryOutRetention(services);
		await eraseHeld(services);
		await deleteOldRequests(services.db, services.settings.dataRequests.registerYears);
	},
};
