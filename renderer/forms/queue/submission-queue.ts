import { del, get, set } from "idb-keyval";
import type { Envelope } from "../../../schemas/operation.ts";
import { isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { namesFrom } from "../drafts/draft-storage.ts";
import { quietly } from "../drafts/quietly.ts";
import { createListeners } from "../state/listeners.ts";

/** A case that was sent without a connection: it waits on this device, beside its draft. */
export type QueuedSubmission = {
	/** The draft's idempotency key: however often it goes out, one case is filed. */
	key: string;
	form: string;
	/** Name of its draft. */
	draft: string;
	/** Path and query of the form's page. */
	address: string;
	/** Who sent it; "" for nobody. */
	user: string;
	operation: string;
	body: JsonObject;
	/** Whether it goes without the session. */
	anonymous: boolean;
	/** When it was sent here. Milliseconds since 1970; what waits longer than a draft lives is swept like one. */
	saved_at: number;
	/** What the server has answered; undefined while it waits. */
	response?: Envelope<unknown>;
	/** When that was. */
	answered_at?: number;
};

const PREFIX = "portico-queue ";

/** Stands in local storage while anything is queued: without it no page loads the code that sends. */
const MARK = "portico-queued";

const isQueued = (value: unknown): value is QueuedSubmission =>
	isObject(value) &&
	["key", "form", "draft", "address", "user", "operation"].every((name) => typeof value[name] === "string") &&
	isObject(value.body) &&
	typeof value.saved_at === "number";

const { subscribe, notify } = createListeners();
let entries: readonly QueuedSubmission[] = [];

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("portico-queue");
channel?.addEventListener("message", () => void reload());

/** Reads what is queued on this device. */
async function reload(): Promise<readonly QueuedSubmission[]> {
	const found = await Promise.all((await namesFrom(PREFIX)).map((name) => quietly(() => get<unknown>(name))));
	entries = found.filter(isQueued).sort((a, b) => a.saved_at - b.saved_at);
	try {
		if (entries.length > 0) localStorage.setItem(MARK, "1");
		else localStorage.removeItem(MARK);
	} catch {
		// Forbidden or full: only the form's own page sends then.
	}
	notify();
	return entries;
}

async function changed(): Promise<void> {
	channel?.postMessage(null);
	await reload();
}

/** What waits on this device, and what has become of it until its sender has seen that. */
export const SUBMISSION_QUEUE = {
	subscribe,
	snapshot: (): readonly QueuedSubmission[] => entries,
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
