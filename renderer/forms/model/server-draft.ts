import { isEndedDraft, isServerDraft, isStoredAttachment } from "../../../schemas/checks/drafts.gen.ts";
import { asArray, isObject } from "../../../schemas/json/json.ts";
import { writtenInOrder } from "../../../schemas/json/same-json.ts";
import type { Envelope } from "../../../schemas/operation.ts";
import type { Copied, Draft, EndedDraft, ServerDraft } from "../../../schemas/types.gen.ts";
import { paceWork } from "./paced-work.ts";
import type { FormValues } from "./values.ts";

/** Calls an operation by its name. */
export type CallServer = (operation: string, body: Record<string, unknown>) => Promise<Envelope<unknown>>;

/** The server's draft as this device stores drafts. `like` gives what the server does not know: release and version. */
export const asDraft = (found: ServerDraft, like: Pick<Draft, "release" | "version">): Draft => ({
	release: like.release,
	version: like.version,
	idempotency_key: found.idempotency_key,
	hash: found.form_hash,
	answers: { ...found.data },
	attachments: Object.fromEntries(
		asArray(found.attachments)
			.filter(isStoredAttachment)
			.map((attachment) => [attachment.id, attachment]),
	),
	saved_at: Date.parse(found.updated_at),
});

/** What the server knows of a form's drafts: the one that it keeps, and those that have ended. */
export type ServerKnowledge = { draft: ServerDraft | undefined; ended: EndedDraft[] };

/** Reads what the server knows; undefined where it can't be reached now. Never rejects. */
export async function readServerDraft(request: CallServer, form: string): Promise<ServerKnowledge | undefined> {
	try {
		const { code, data, stored_at } = await request("draftsGetList", { form });
		// A response that was stored earlier does not know what has become of the draft since.
		if (code !== 0 || stored_at !== undefined || !isObject(data)) return undefined;
		const draft = asArray(data.list).find((entry): entry is ServerDraft => isServerDraft(entry) && entry.form === form);
		return { draft, ended: asArray(data.ended).filter(isEndedDraft) };
	} catch {
		return undefined;
	}
}

/** What a device's draft is saved under on the server. */
const savingOf = (form: string, draft: Draft, version: number) => ({
	form,
	form_hash: draft.hash,
	data: draft.answers,
	attachments: Object.keys(draft.attachments),
	idempotency_key: draft.idempotency_key,
	version,
});

/** How a form stands on this device. */
export type Standing = {
	key: string;
	values: FormValues;
	/** Whether anything has been typed in it, now or before. */
	touched: boolean;
	/** Whether all of it has gone to the server. */
	copied: boolean;
	/** Whether a file that was chosen here is still to go there. */
	waiting: boolean;
};

/** What follows for a form from what the server knows of its draft. */
type Verdict =
	| { do: "nothing" }
	/** Another device has gone on, this one has not. */
	| { do: "take"; draft: ServerDraft }
	/** Both have gone on. */
	| { do: "ask"; draft: ServerDraft }
	/** It was sent or discarded; `lost` where this device has something that was not part of it. */
	| { do: "end"; ended: EndedDraft; lost: boolean };

/** Compares a form on this device with what the server knows. Nothing that was typed is ever given up unasked. */
export function reconcile(mine: Standing, followed: Copied, { draft, ended }: ServerKnowledge): Verdict {
	const end = ended.find(({ idempotency_key }) => idempotency_key === mine.key);
	if (end) return { do: "end", ended: end, lost: mine.touched && (!mine.copied || mine.waiting) };
	if (!draft || ended.some(({ idempotency_key }) => idempotency_key === draft.idempotency_key))
		return { do: "nothing" };
	if (!mine.touched) return { do: "take", draft };
	if (draft.idempotency_key === mine.key && draft.version === followed.version) return { do: "nothing" };
	return { do: mine.copied || writtenInOrder(draft.data) === writtenInOrder(mine.values) ? "take" : "ask", draft };
}

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
