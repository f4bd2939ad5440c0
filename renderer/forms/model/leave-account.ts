import type { UploadAdapter } from "../../../adapters/adapter.ts";
import { asArray, isObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { uploadId, uploadsIn } from "../../../schemas/rules/questions/uploads-in.ts";
import type { Attachment, FormDocument } from "../../../schemas/types.gen.ts";
import type { DraftPlace } from "./autosaver.ts";
import { nameless } from "./file-values.ts";
import type { ServerCopy } from "./server-draft.ts";
import type { FormSession } from "./session.ts";
import { attachmentsIn } from "./submission.ts";
import { changeValue, type FormValues, valuePath } from "./values.ts";

/** What became of files that were sent anew, by the id that they had; undefined for one that could not be. */
export type Resent = ReadonlyMap<string, Attachment | undefined>;

/** An entry of a file value with the file's new id; nothing for one that is gone. */
function entryWith(entry: unknown, resent: Resent): unknown[] {
	const id = uploadId(entry);
	if (id === undefined || !resent.has(id)) return [entry];
	const attachment = resent.get(id);
	return attachment === undefined ? [] : [isObject(entry) ? attachment : attachment.id];
}

function valueWith(value: unknown, resent: Resent): unknown {
	if (!Array.isArray(value)) return entryWith(value, resent)[0];
	const left = asArray(value).flatMap((entry) => entryWith(entry, resent));
	return left.length > 0 ? left : undefined;
}

/** Form values in which files that were sent anew stand under their new ids; the same object where none is named. */
function withResent(form: FormDocument, values: FormValues, resent: Resent): FormValues {
	const named = uploadsIn(form, values).filter(({ ids }) => ids.some((id) => resent.has(id)));
	let changed: unknown = values;
	for (const { pointer } of named)
		changed = changeValue(changed, valuePath(values, pointer), valueWith(valueAt(values, pointer), resent));
	return isObject(changed) && named.length > 0 ? { ...changed } : values;
}

type Options = DraftPlace & {
	session: FormSession;
	copy: { readonly current: ServerCopy | undefined };
	upload: ReturnType<UploadAdapter<"fileUpload">["use"]>["upload"];
	/** The form started so: only a copy that is known of has to go. */
	started: boolean;
	/** An earlier leaving, whose files have other ids by now. */
	before: LeaveAccount | undefined;
};

/** A draft on its way out of its owner's account. */
export type LeaveAccount = {
	/** What became of its files. */
	resent(): Resent;
	/** Resolves with the values to be sent once nothing of it is left in the account; tries again what has failed. */
	finish(values: FormValues): Promise<FormValues>;
};

/** The bytes of a file that was sent in the account; undefined where they cannot be had any more. */
async function bytesOf({ url, name, mime }: Attachment): Promise<File | undefined> {
	const response = await fetch(url, { credentials: "omit" });
	return response.ok ? new File([await response.blob()], name, { type: mime }) : undefined;
}

/** Sends a file anew, without a session; undefined where it is not taken. */
async function sendAnew(attachment: Attachment | undefined, { upload, session }: Options) {
	const file = attachment && (await bytesOf(attachment));
	const response = file && (await upload(nameless(file), { anonymous: true }));
	if (response?.code !== 0) return undefined;
	const sent = { ...response.data, name: attachment?.name ?? response.data.name };
	session.attachments.remember(sent);
	return sent;
}

/**
 * Takes a draft out of the account in which it was started: another key, the files sent anew without a session, the
 * server's copy and the first files deleted without a trace.
 */
export function leaveAccount(options: Options): LeaveAccount {
	const { session, autosaver, copy, storage, form, user, started, before } = options;
	const { document } = session.artefact;
	const resent = new Map<string, Attachment | undefined>(before?.resent());
	const key = autosaver.key();
	const files = attachmentsIn(session.artefact, session.values.all());
	let done = false;

	async function leave(): Promise<void> {
		if (started && (await storage.copied(form, user)).version === 0) return;
		if (autosaver.key() === key) await autosaver.renewKey();
		for (const id of files) if (!resent.has(id)) resent.set(id, await sendAnew(session.attachments.at(id), options));
		session.values.replace(withResent(document, session.values.all(), resent), session.values.touched());
		await copy.current?.forget(key, files);
	}
	let working = leave().then(
		() => {
			done = true;
		},
		() => undefined,
	);
	return {
		resent: () => resent,
		async finish(values) {
			await working;
			if (!done) {
				working = leave().then(() => {
					done = true;
				});
				await working;
			}
			return withResent(document, values, resent);
		},
	};
}
