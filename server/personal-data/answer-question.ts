import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { notifyDataAnswered } from "../notifications/outbox-notifier.ts";
import {
	correspondenceOf,
	type DataRequest,
	insertDataStep,
	lockOwnRequest,
	updateDataRequest,
} from "../repositories/people/data-request.ts";
import type { Services } from "../services.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import type { provenSubject } from "./proven-subject.ts";
import { notifiedTenders } from "./tended-request.ts";

/** What somebody answers, to which question of which request. */
type GivenAnswer = { request: string; question: string; answer: string };

/** What was written, with an answer to its last question; null where that was given already. Throws 409 for any other question. */
function withAnswer(found: DataRequest, { question, answer }: GivenAnswer) {
	const { wish, exchanges } = correspondenceOf(found);
	const last = exchanges.at(-1);
	if (last?.question !== question)
		throw new Refusal(409, "You were asked something else meanwhile. Please read it first.");
	if (last.answer === answer) return null;
	if (last.answer !== null) throw new Refusal(409, "This question is answered already.");
	return { wish, exchanges: [...exchanges.slice(0, -1), { question, answer }] };
}

/**
 * Writes down what somebody answers to what they were asked back: their request goes on, and who works on it is told. Within a
 * transaction; returns the id of the request. The same answer a second time changes nothing. Throws 404 for a request that is not
 * theirs, 409 where it is settled or asks something else.
 */
export async function answerQuestion(
	transaction: Db,
	settings: Services["settings"],
	{ subject, channel }: Pick<Awaited<ReturnType<typeof provenSubject>>, "subject" | "channel">,
	given: GivenAnswer,
): Promise<string> {
	const found = await lockOwnRequest(transaction, subject, Number(given.request));
	if (!found) throw absent();
	if (found.settled_at !== null) throw new Refusal(409, "This request is settled already.");
	const correspondence = withAnswer(found, given);
	if (correspondence === null) return found.id;
	await updateDataRequest(transaction, found.id, { state: "open", correspondence });
	await insertDataStep(transaction, { request_id: found.id, actor_id: null, action: "resumed", detail: { channel } });
	// By the portal itself: the log is of the staff, and holds no citizens.
	const event = { action: "data_request.resumed", object: { kind: "data_request", id: found.id } } as const;
	await record(transaction, { actor: null, from: "", ...event, detail: { kind: found.kind, channel } });
	await notifyDataAnswered(transaction, settings, await notifiedTenders(transaction, found));
	return found.id;
}
