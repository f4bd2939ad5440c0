import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { eraseAccount } from "../member/delete-account.ts";
import { eraseUnlessHeld } from "../member/erase-held.ts";
import { type Hold, holdFinder } from "../member/erasure-plan.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import { isStaff, type RightHolder } from "../policies/rights.ts";
import { recordErasedCase } from "../repositories/messages/erased-case.ts";
import { type ErasableCase, listErasableCase, listErasableOf } from "../repositories/messages/held-erasure.ts";
import type { StoredFiles } from "../repositories/messages/upload.ts";
import type { DataRequest } from "../repositories/people/data-request.ts";
import { findUser } from "../repositories/people/user.ts";
import { Refusal } from "../wire/refusal.ts";

/** A case that an erasure is about: what has it kept for now, if anything, and whether a reader may know which it is. */
export type PlannedCase = { found: ErasableCase; hold: Hold | null; readable: boolean };

async function casesOfRequest(db: Db, { scope, user_id, message_id }: DataRequest): Promise<ErasableCase[]> {
	if (scope === "case") return message_id === null ? [] : listErasableCase(db, message_id);
	return user_id === null ? [] : listErasableOf(db, user_id);
}

/** What an erasure would do with the cases that it is about. */
export async function erasurePlan(db: Db, request: DataRequest, reader: RightHolder): Promise<PlannedCase[]> {
	const holdOf = await holdFinder(db);
	const planned: PlannedCase[] = [];
	for (const found of await casesOfRequest(db, request)) {
		const standing = { code: found.category_code, team: found.team, restricted: found.restricted };
		const readable = request.scope === "case" || mayWithCase(reader, "read", standing);
		planned.push({ found, hold: await holdOf(found), readable });
	}
	return planned;
}

/** What has been erased, and how many cases are kept until they may be. */
export type Erased = { files: StoredFiles[]; cases: number; held: number };

async function eraseOne(db: Db, [planned]: readonly PlannedCase[]): Promise<StoredFiles[]> {
	if (!planned) return [];
	await recordErasedCase(db, planned.found.id);
	return eraseUnlessHeld(db, planned.found, planned.hold);
}

async function ownerOf(db: Db, { user_id }: DataRequest): Promise<UserRow | null> {
	const user = user_id === null ? null : await findUser(db, user_id);
	if (user && isStaff(user))
		throw new Refusal(409, "Somebody who works for the portal cannot be erased here. Take their rights first.");
	return user;
}

/** Erases what a request is about, within a transaction; what must be kept is erased by a job once it may be. Throws 409. */
export async function eraseRequested(db: Db, request: DataRequest, reader: RightHolder): Promise<Erased> {
	const plan = await erasurePlan(db, request, reader);
	const held = new Set(plan.filter(({ hold }) => hold).map(({ found }) => found.id));
	const counts = { cases: plan.length - held.size, held: held.size };
	if (request.scope === "case") return { ...counts, files: await eraseOne(db, plan) };
	const user = await ownerOf(db, request);
	return { ...counts, files: user ? await eraseAccount(db, user, { cause: "erasure_requested", held }) : [] };
}
