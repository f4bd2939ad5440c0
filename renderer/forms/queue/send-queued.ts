import type { CallOptions } from "../../../adapters/adapter.ts";
import type { Envelope } from "../../../schemas/operation.ts";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { DRAFT_STORAGE } from "../drafts/draft-storage.ts";
import { type QueuedSubmission, SUBMISSION_QUEUE } from "./submission-queue.ts";

type Send = (operation: string, body: JsonObject, options?: CallOptions) => Promise<Envelope<unknown>>;

/** Answers after which the same case may be taken another time: a session that has ended, too many at once, a fault. */
const PASSING = [1, 401, 429, 500, 503];

let working: Promise<unknown> = Promise.resolve();

/** One thing at a time, over all tabs where the browser can: what is taken back is not on its way. */
function alone<T>(work: () => Promise<T>): Promise<T> {
	const locked = () => (navigator.locks ? navigator.locks.request("portico-queue", work) : work());
	const done = working.then(locked, locked);
	working = done.catch(() => undefined);
	return done;
}

/** Whether it may go while this person is logged in: nobody's cases and those without a name are sent without a session. */
const mayGo = ({ user, anonymous, response }: QueuedSubmission, present: string) =>
	response === undefined && (anonymous || user === "" || user === present);

async function sendOne(key: string, user: string, send: Send): Promise<void> {
	const queued = await SUBMISSION_QUEUE.find(key);
	if (!queued || !mayGo(queued, user)) return;
	const { operation, body, anonymous } = queued;
	const response = await send(operation, body, { anonymous: anonymous || queued.user === "" });
	if (PASSING.includes(response.code)) return;
	await SUBMISSION_QUEUE.put({ ...queued, response, answered_at: Date.now() });
	if (response.code !== 0) return;
	await DRAFT_STORAGE.remove(queued.draft, queued.user, key);
	await DRAFT_STORAGE.clear(queued.draft, queued.user);
}

/** Sends what waits, one after the other, each at most once at a time; ends where the server cannot be reached. Never rejects. */
export async function sendQueued(user: string, send: Send): Promise<void> {
	for (const { key } of await SUBMISSION_QUEUE.reload())
		try {
			await alone(() => sendOne(key, user, send));
		} catch {
			return;
		}
}

/** Takes one out of the queue while it waits; false where it has been answered before. */
export const takeOutOfQueue = (key: string): Promise<boolean> =>
	alone(async () => {
		const queued = await SUBMISSION_QUEUE.find(key);
		if (queued?.response) return false;
		await SUBMISSION_QUEUE.remove(key);
		return true;
	});
