import type { Envelope } from "../../../schemas/operation.ts";
import type { EndedDraft } from "../../../schemas/types.gen.ts";
import type { Draft } from "./draft.ts";
import type { Copied } from "./draft-storage.ts";
import { paceWork } from "./paced-work.ts";
import { asDraft, type CallServer, isEndedDraft, isServerDraft, savingOf } from "./server-draft.ts";

/** The copy follows so long after a saving on the device; whatever is typed meanwhile goes with it. Milliseconds. */
const PAUSE = 1500;

type Options = {
	form: string;
	send: CallServer;
	/** Which state of the copy the draft on this device is known to follow; stored between visits. */
	base: { read(): Promise<Copied>; write(copied: Copied): Promise<void> };
	/** Another device has gone on with the draft: theirs, as a draft of this device. */
	onConflict(other: Draft): void;
	/** The draft was sent or discarded, perhaps on another device; the copy follows no more. */
	onEnded(ended: EndedDraft): void;
	/** How long to wait before the copy follows, for tests. Milliseconds. */
	pause?: number;
};

/** A logged-in person's draft on the server, so that they can go on on another device. */
export type ServerCopy = {
	/** Lets the copy follow a draft soon. */
	follow(draft: Draft): void;
	/** Lets it follow at once. */
	followNow(): Promise<void>;
	/** Deletes the copy with a key and the files that were sent for it, without a trace; it may follow again later. Rejects where there is no line. */
	forget(key: string, attachments: readonly string[]): Promise<void>;
	/** Deletes the copy with a key, for all devices; it follows no more. */
	discard(key: string): Promise<void>;
};

/** Codes after which trying again changes nothing: no drafts are wanted, or the form is offered no more. */
const FINAL = [403, 410];

/** How the copying stands: which draft is still to follow, and whether any may. */
type Copying = Options & { waiting: Draft | undefined; ended: boolean };

async function quietly(work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} catch {
		// No line: the draft stands on the device, and the next saving tries again.
	}
}

/** Does what follows from the server's response to a copy. */
async function conclude(copying: Copying, { code, data }: Envelope<unknown>, draft: Draft): Promise<void> {
	if (code === 409 && isEndedDraft(data)) {
		copying.ended = true;
		return copying.onEnded(data);
	}
	if (FINAL.includes(code)) copying.ended = true;
	if (!isServerDraft(data)) return;
	await copying.base.write({ version: data.version, draft: code === 0 ? draft.version : 0 });
	if (code === 409) copying.onConflict(asDraft(data, draft));
}

async function put(copying: Copying): Promise<void> {
	const { form, send, base, waiting: draft } = copying;
	copying.waiting = undefined;
	if (!draft || copying.ended) return;
	const { version } = await base.read();
	await conclude(copying, await send("draftsSave", savingOf(form, draft, version)), draft);
}

/** Follows a draft on the server. What goes wrong there never keeps anyone from filling in the form. */
export function createServerCopy(options: Options): ServerCopy {
	const { form, send, base, pause = PAUSE } = options;
	const copying: Copying = { ...options, waiting: undefined, ended: false };
	const putting = paceWork(() => quietly(() => put(copying)), pause);
	return {
		follow(draft) {
			copying.waiting = draft;
			if (!copying.ended) putting.soon();
		},
		followNow: putting.now,
		async forget(key, attachments) {
			copying.waiting = undefined;
			await putting.done();
			const { code, msg } = await send("draftsDelete", { form, idempotency_key: key, forget: true, attachments });
			// Whose session has ended, theirs is out of reach; whoever logs in again is asked anew.
			if (code !== 0 && code !== 401) throw new Error(`draftsDelete: ${code} ${msg}`);
			await base.write({ version: 0, draft: 0 });
		},
		async discard(key) {
			copying.ended = true;
			await putting.done();
			await quietly(() => send("draftsDelete", { form, idempotency_key: key }));
			await base.write({ version: 0, draft: 0 });
		},
	};
}
