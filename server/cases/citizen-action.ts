import { createHash } from "node:crypto";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findCaseAction, insertCaseAction } from "../repositories/case-action.ts";
import { type LockedCase, lockCase, setRating } from "../repositories/message-status.ts";
import { isRowId } from "../repositories/search.ts";
import type { Services } from "../services.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { moveLocked } from "./move-case.ts";
import { notNow } from "./transition.ts";

/** What a citizen does with a case they filed. */
export type CitizenAction = {
	id: string;
	action: "supplement" | "withdraw" | "rate" | "reopen";
	note?: string | undefined;
	attachments?: readonly string[] | undefined;
	rating?: { rating: number; comment: string | null };
	idempotency_key?: string | undefined;
};

/** How citizens are called in a case's timeline. */
export const CITIZEN = "Citizen";

/** Tells a retry from another action under the same key. */
const digestOf = ({ action, note, attachments, rating }: CitizenAction) =>
	createHash("sha256")
		.update(JSON.stringify([action, note, attachments, rating]))
		.digest("hex");

/** Locks the case if the user filed it. Throws 403 for another's case that they may see, 404 for any other. */
async function lockOwn(db: Db, id: string, user: UserRow): Promise<LockedCase> {
	const found = isRowId(id) ? await lockCase(db, id) : null;
	if (found?.user_id === user.id) return found;
	throw found?.published ? new Refusal(403, "You may not do this.") : absent();
}

/** Whether this was done already under the same key. Throws 409 when the key has done something else. */
async function doneBefore(db: Db, act: CitizenAction): Promise<boolean> {
	const done = act.idempotency_key ? await findCaseAction(db, act.id, act.idempotency_key) : null;
	if (done !== null && done !== digestOf(act)) throw new Refusal(409, "This was already sent with other answers.");
	return done !== null;
}

async function rate(db: Db, found: LockedCase, { rating }: CitizenAction): Promise<void> {
	if (!rating) return;
	if (found.reply === null) throw notNow(found.status);
	if (found.rating !== null) throw new Refusal(409, "You have already rated this reply.");
	await setRating(db, found.id, rating.rating, rating.comment);
}

/** Does something with a case that the user filed, once a key. Throws 403, 404, 409 or 422. */
export async function actOnOwn(services: Services, user: UserRow, act: CitizenAction): Promise<void> {
	await services.db.transaction().execute(async (transaction) => {
		const found = await lockOwn(transaction, act.id, user);
		if (await doneBefore(transaction, act)) return;
		const { action, note = "", attachments = [] } = act;
		const move = { action, note, attachments, by: "citizen" as const, actor: CITIZEN, reply: null, user_id: user.id };
		await rate(transaction, found, act);
		await moveLocked(transaction, found, move, services);
		if (act.idempotency_key) await insertCaseAction(transaction, act.id, act.idempotency_key, digestOf(act));
	});
}
