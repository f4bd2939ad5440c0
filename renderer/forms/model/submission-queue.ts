import { del, get, set } from "idb-keyval";
import type { CallOptions } from "../../../adapters/adapter.ts";
import { isQueued } from "../../../schemas/checks/queue.gen.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { Envelope } from "../../../schemas/operation.ts";
import type { QueuedSubmission } from "../../../schemas/types.gen.ts";
import { DRAFT_STORAGE, namesFrom, quietly } from "./draft-storage.ts";
import { createStore } from "./store.ts";

const PREFIX = "portico-queue ";

/** Stands in local storage while anything is queued: without it no page loads the code that sends. */
const MARK = "portico-queued";

const store = createStore<readonly QueuedSubmission[]>([]);

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("portico-queue");
channel?.addEventListener("message", () => void reload());

/** Reads what is queued on this device. */
async function reload(): Promise<readonly QueuedSubmission[]> {
	const found = await Promise.all((await namesFrom(PREFIX)).map((name) => quietly(() => get<unknown>(name))));
	const entries = found.filter(isQueued).sort((a, b) => a.saved_at - b.saved_at);
	try {
		if (entries.length > 0) localStorage.setItem(MARK, "1");
		else localStorage.removeItem(MARK);
	} catch {
		// Forbidden or full: only the form's own page sends then.
	}
	store.set(entries);
	return entries;
}

async function changed(): Promise<void> {
	channel?.postMessage(null);
	await reload();
}

/** What waits on this device, and what has become of it until its sender has seen that. */
export const SUBMISSION_QUEUE = {
	subscribe: store.subscribe,
	snapshot: store.now,
	reload,
	/** Puts one into the queue, or notes what became of it; false where the device stores nothing. */
	async put(queued: QueuedSubmission): Promise<boolean> {
		const isStored = await quietly(async () => {
			await set(PREFIX + queued.key, queued);
			return true;
		});
		await changed();
		return isStored === true;
	},
	async find(key: string): Promise<QueuedSubmission | undefined> {
		const found = await quietly(() => get<unknown>(PREFIX + key));
		return isQueued(found) ? found : undefined;
	},
	async remove(key: string): Promise<void> {
		await quietly(() => del(PREFIX + key));
		await changed();
	},
};

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
	// Whoever has closed the news meanwhile was offered the draft.
	await changed();
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
