import type { EndedDraft } from "../../../schemas/types.gen.ts";
import type { DraftChannel } from "./draft-channel.ts";
import type { DraftPlace } from "./draft-place.ts";
import type { ServerCopy } from "./server-copy.ts";

/** The line to other tabs, and to other devices, as it is by now. */
type Lines = { channel: { current: DraftChannel | undefined }; copy: { current: ServerCopy | undefined } };

/** Ends the draft on this device and tells the others: all tabs, and where the person is logged in all devices. */
export async function endDraft(
	{ form, user, storage, autosaver }: DraftPlace,
	{ channel, copy }: Lines,
	{ how, number, nameless }: Pick<EndedDraft, "how" | "number"> & { nameless: boolean },
): Promise<void> {
	const key = autosaver.key();
	// What this tab knows the case took; a file that another tab has added since is its own.
	const attachments = Object.keys(autosaver.current().attachments);
	if (how === "discarded" && user !== "" && !nameless) await storage.noteDiscarded(form, user, key);
	await autosaver.discard();
	const ended_at = new Date().toISOString();
	channel.current?.broadcast({ form, ended: { form, idempotency_key: key, how, number, ended_at, attachments } });
	// The response is not waited for: whoever has sent a form goes on at once. What is nobody's has no copy, and its key is
	// not told in anybody's name.
	if (!nameless) void copy.current?.discard(key);
}
