import { createHash } from "node:crypto";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findCaseAction, insertCaseAction } from "../repositories/desk/case-action.ts";
import { findQuestionForm, keepAnswer } from "../repositories/messages/case-question.ts";
import { listFlow } from "../repositories/messages/message-flow.ts";
import { type LockedCase, lockCase, setRating } from "../repositories/messages/message-status.ts";
import { isRowId } from "../repositories/queries/search.ts";
import type { Services } from "../services.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { keyMac } from "./key-mac.ts";
import { isTooLate, openByLaterWord } from "./later-word.ts";
import { moveLocked } from "./move-case.ts";
import type { ValidAnswer } from "./question-answer.ts";
import { latestQuestion } from "./question-forms.ts";
import { notNow } from "./transition.ts";

/** What a citizen does with a case they filed. */
export type CitizenAction = {
	id: string;
	action: "supplement" | "withdraw" | "rate" | "reopen";
	note?: string | undefined;
	attachments?: readonly string[] | undefined;
	rating?: { rating: number; comment: string | null };
	/** What is answered in the form that the case's question names; made where this was not done before under its key. */
	answer?: (() => Promise<ValidAnswer>) | undefined;
	/** What was sent for that, as it was sent: tells a retry. */
	sent?: unknown;
	idempotency_key?: string | undefined;
};

/** How citizens are called in a case's timeline. */
export const CITIZEN = "Citizen";

/** Tells a retry from another action under the same key. */
const digestOf = ({ action, note, attachments, rating, sent }: CitizenAction) =>
	createHash("sha256")
		.update(JSON.stringify(sent === undefined ? [action, note, attachments, rating] : [action, attachments, sent]))
		.digest("hex");

/**
 * Who acts on a case of their own: a user, or null for whoever has shown the number and the query code of this very case.
 */
export type Reporter = UserRow | null;

/** Locks the case if it is the reporter's. Throws 403 for another's case that they may see, 404 for any other. */
async function lockOwn(db: Db, id: string, reporter: Reporter): Promise<LockedCase> {
	const found = isRowId(id) ? await lockCase(db, id) : null;
	if (found && found.user_id === (reporter?.id ?? null)) return found;
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

/** What is stored of an action's key: of a case without a name, what leads from no device to it. */
const storedKey = (secret: Buffer, key: string, reporter: Reporter) => (reporter === null ? keyMac(secret, key) : key);

/** The step whose question a form answers. Throws 409 where another was asked meanwhile, or none. */
async function questionStep(db: Db, id: string, form: string): Promise<string> {
	const latest = latestQuestion(await listFlow(db, id));
	if (latest && (await findQuestionForm(db, latest.id)) === form) return latest.id;
	throw new Refusal(409, "Another question is asked meanwhile. Please open the case again.");
}

/** What a step says that answers in a form: the answers stand beside it. */
async function answering(db: Db, id: string, answer: ValidAnswer) {
	const question = await questionStep(db, id, answer.form);
	const written = (transaction: Db, flowId: string) => keepAnswer(transaction, question, flowId, answer);
	return { note: "", answered: true, written };
}

/** Does something with a reporter's own case, once a key. Throws 403, 404, 409 or 422. */
export async function actOnOwn(services: Services, reporter: Reporter, requested: CitizenAction): Promise<void> {
	const { idempotency_key: key } = requested;
	const act = { ...requested, ...(key && { idempotency_key: storedKey(services.secret, key, reporter) }) };
	// Before the case is locked: what is chosen in a form is looked up by other requests. A retry is held to nothing anew.
	const isRetry = act.answer && isRowId(act.id) && (await doneBefore(services.db, act));
	const answer = isRetry ? undefined : await act.answer?.();
	await services.db.transaction().execute(async (transaction) => {
		const found = await lockOwn(transaction, act.id, reporter);
		if (await doneBefore(transaction, act)) return;
		const { action, attachments = [] } = act;
		const user_id = reporter?.id ?? null;
		const words = answer ? await answering(transaction, act.id, answer) : { note: act.note ?? "" };
		const move = { action, attachments, by: "citizen" as const, actor: CITIZEN, reply: null, user_id, ...words };
		await rate(transaction, found, act);
		if (await isTooLate(transaction, found, action))
			await openByLaterWord(services, transaction, found, { ...move, note: answer?.note ?? move.note });
		else await moveLocked(transaction, found, move, services);
		if (act.idempotency_key) await insertCaseAction(transaction, act.id, act.idempotency_key, digestOf(act));
	});
}
