import type { Envelope } from "../../../schemas/operation.ts";
import { asArray, isObject } from "../../../schemas/rules/json.ts";
import { uploadId } from "../../../schemas/rules/uploads-in.ts";
import type { Attachment, ServerDraft } from "../../../schemas/types.gen.ts";
import type { Draft } from "./draft.ts";

/** The copy follows so long after a saving on the device; whatever is typed meanwhile goes with it. Milliseconds. */
const PAUSE = 1500;

type Call = (operation: string, body: Record<string, unknown>) => Promise<Envelope<unknown>>;

type Options = {
	form: string;
	send: Call;
	/** The version of the copy that the draft on this device is known to follow; kept between visits. */
	base: { read(): Promise<number>; write(version: number): Promise<void> };
	/** Another device has gone on with the draft: theirs, as a draft of this device. */
	onConflict(other: Draft): void;
	/** How long to wait before the copy follows, for tests. Milliseconds. */
	pause?: number;
};

/** A logged-in person's draft on the server, so that they can go on on another device. */
export type ServerCopy = {
	/** Lets the copy follow a draft soon. */
	follow(draft: Draft): void;
	/** Lets it follow at once. */
	followNow(): Promise<void>;
	/** Deletes the copy; it follows no more. */
	discard(): Promise<void>;
	/** Follows no more. */
	end(): void;
};

const isServerDraft = (value: unknown): value is ServerDraft =>
	isObject(value) && typeof value.form_hash === "string" && isObject(value.data) && typeof value.version === "number";

const isAttachment = (value: unknown): value is Attachment => isObject(value) && uploadId(value) !== undefined;

/** The server's draft as this device keeps drafts. `like` gives what the server does not know: key, release, version. */
export const asDraft = (found: ServerDraft, like: Pick<Draft, "idempotency_key" | "release" | "version">): Draft => ({
	...like,
	hash: found.form_hash,
	answers: { ...found.data },
	attachments: Object.fromEntries(
		asArray(found.attachments)
			.filter(isAttachment)
			.map((attachment) => [attachment.id, attachment]),
	),
	saved_at: Date.parse(found.updated_at),
});

/** The draft that the server keeps of a form; undefined where there is none or it cannot be asked. Never rejects. */
export async function readServerDraft(ask: Call, form: string): Promise<ServerDraft | undefined> {
	try {
		const { code, data } = await ask("draftsGetList", { form });
		const list = code === 0 && isObject(data) ? asArray(data.list) : [];
		return list.find((entry): entry is ServerDraft => isServerDraft(entry) && entry.form === form);
	} catch {
		return undefined;
	}
}

const bodyOf = (form: string, draft: Draft, version: number) => ({
	form,
	form_hash: draft.hash,
	data: draft.answers,
	attachments: Object.keys(draft.attachments),
	version,
});

/** Follows a draft on the server. What goes wrong there never keeps anyone from filling in the form. */
export function createServerCopy({ form, send, base, onConflict, pause = PAUSE }: Options): ServerCopy {
	let waiting: Draft | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ended = false;
	let working: Promise<void> = Promise.resolve();

	const put = async () => {
		const draft = waiting;
		waiting = undefined;
		if (!draft || ended) return;
		const { code, data } = await send("draftsSave", bodyOf(form, draft, await base.read()));
		// 403: this person wants no drafts on the server; 410: the form is offered no more. Neither changes by trying.
		if (code === 403 || code === 410) ended = true;
		if (!isServerDraft(data)) return;
		await base.write(data.version);
		if (code === 409) onConflict(asDraft(data, draft));
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
		async discard() {
			ended = true;
			clearTimeout(timer);
			await working;
			await quietly(() => send("draftsDelete", { form }));
			await base.write(0);
		},
		end() {
			ended = true;
			clearTimeout(timer);
		},
	};
}
