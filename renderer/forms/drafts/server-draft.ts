import type { Envelope } from "../../../schemas/operation.ts";
import { asArray, isObject } from "../../../schemas/rules/json.ts";
import { uploadId } from "../../../schemas/rules/uploads-in.ts";
import type { Attachment, EndedDraft, ServerDraft } from "../../../schemas/types.gen.ts";
import type { Draft } from "./draft.ts";

/** Calls an operation by its name. */
export type CallServer = (operation: string, body: Record<string, unknown>) => Promise<Envelope<unknown>>;

/** Whether a response is a draft that the server keeps. */
export const isServerDraft = (value: unknown): value is ServerDraft =>
	isObject(value) &&
	["form_hash", "idempotency_key", "updated_at"].every((name) => typeof value[name] === "string") &&
	isObject(value.data) &&
	typeof value.version === "number";

/** Whether a response says that a draft was sent or discarded. */
export const isEndedDraft = (value: unknown): value is EndedDraft =>
	isObject(value) &&
	(value.how === "sent" || value.how === "discarded") &&
	["form", "idempotency_key", "ended_at"].every((name) => typeof value[name] === "string");

const isAttachment = (value: unknown): value is Attachment => isObject(value) && uploadId(value) !== undefined;

/** The server's draft as this device stores drafts. `like` gives what the server does not know: release and version. */
export const asDraft = (found: ServerDraft, like: Pick<Draft, "release" | "version">): Draft => ({
	release: like.release,
	version: like.version,
	idempotency_key: found.idempotency_key,
	hash: found.form_hash,
	answers: { ...found.data },
	attachments: Object.fromEntries(
		asArray(found.attachments)
			.filter(isAttachment)
			.map((attachment) => [attachment.id, attachment]),
	),
	saved_at: Date.parse(found.updated_at),
});

/** What the server knows of a form's drafts: the one that it keeps, and those that have ended. */
export type ServerKnowledge = { draft: ServerDraft | undefined; ended: EndedDraft[] };

/** Asks the server; undefined where it can't be asked now. Never rejects. */
export async function readServerDraft(raise: CallServer, form: string): Promise<ServerKnowledge | undefined> {
	try {
		const { code, data, stored_at } = await raise("draftsGetList", { form });
		// A response of an earlier request knows nothing of what has become of the draft since.
		if (code !== 0 || stored_at !== undefined || !isObject(data)) return undefined;
		const draft = asArray(data.list).find((entry): entry is ServerDraft => isServerDraft(entry) && entry.form === form);
		return { draft, ended: asArray(data.ended).filter(isEndedDraft) };
	} catch {
		return undefined;
	}
}

/** What a device's draft is saved under on the server. */
export const savingOf = (form: string, draft: Draft, version: number) => ({
	form,
	form_hash: draft.hash,
	data: draft.answers,
	attachments: Object.keys(draft.attachments),
	idempotency_key: draft.idempotency_key,
	version,
});
