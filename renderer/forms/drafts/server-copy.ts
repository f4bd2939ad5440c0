import type { EndedDraft } from "../../../schemas/types.gen.ts";
import type { Draft } from "./draft.ts";
import type { Copied } from "./draft-storage.ts";
import { asDraft, type Call, isEndedDraft, isServerDraft, savingOf } from "./server-draft.ts";

/** The copy follows so long after a saving on the device; whatever is typed meanwhile goes with it. Milliseconds. */
const PAUSE = 1500;

type Options = {
	form: string;
	send: Call;
	/** Which state of the copy the draft on this device is known to follow; kept between visits. */
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
	/** Deletes the copy with a key, for all devices; it follows no more. */
	discard(key: string): Promise<void>;
};

/** Codes after which trying again changes nothing: no drafts are wanted, or the form is offered no more. */
const FINAL = [403, 410];

/** Follows a draft on the server. What goes wrong there never keeps anyone from filling in the form. */
export function createServerCopy(options: Options): ServerCopy {
	const { form, send, base, onConflict, onEnded, pause = PAUSE } = options;
	let waiting: Draft | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ended = false;
	let working: Promise<void> = Promise.resolve();

	const conclude = async (code: number, data: unknown, draft: Draft) => {
		if (code === 409 && isEndedDraft(data)) {
			ended = true;
			return onEnded(data);
		}
		if (FINAL.includes(code)) ended = true;
		if (!isServerDraft(data)) return;
		await base.write({ version: data.version, draft: code === 0 ? draft.version : 0 });
		if (code === 409) onConflict(asDraft(data, draft));
	};
	const put = async () => {
		const draft = waiting;
		waiting = undefined;
		if (!draft || ended) return;
		const { version } = await base.read();
		const { code, data } = await send("draftsSave", savingOf(form, draft, version));
		await conclude(code, data, draft);
	};
	const quietly = async (work: () => Promise<unknown>) => {
		try {
			await work();
		} catch {
			// No line: the draft stands on the device, and the next saving tries again.
		}
	};
	const followNow = () => {
		clearTimeout(timer);
		timer = undefined;
		working = working.then(() => quietly(put));
		return working;
	};
	return {
		follow(draft) {
			waiting = draft;
			if (!ended) timer ??= setTimeout(followNow, pause);
		},
		followNow,
		async discard(key) {
			ended = true;
			clearTimeout(timer);
			await working;
			await quietly(() => send("draftsDelete", { form, idempotency_key: key }));
			await base.write({ version: 0, draft: 0 });
		},
	};
}
