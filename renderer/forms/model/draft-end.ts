import { isDraftNews } from "../../../schemas/checks/drafts.gen.ts";
import type { Draft, DraftNews, EndedDraft, FormDocument } from "../../../schemas/types.gen.ts";
import type { DraftPlace } from "./autosaver.ts";
import { randomKey } from "./draft.ts";
import { withoutTakenFiles } from "./file-values.ts";
import type { ServerCopy } from "./server-draft.ts";

/** The line between tabs; without one, as in old browsers, tabs find each other's work when they save. */
export type DraftChannel = { broadcast(news: DraftNews): void; close(): void };

/** Opens the channel; `listen` is called with what other tabs broadcast. */
export function openDraftChannel(listen: (news: DraftNews) => void): DraftChannel {
	if (typeof BroadcastChannel === "undefined") return { broadcast: () => undefined, close: () => undefined };
	const channel = new BroadcastChannel("portico-drafts");
	channel.addEventListener("message", ({ data }) => {
		if (isDraftNews(data)) listen(data);
	});
	return { broadcast: (news) => channel.postMessage(news), close: () => channel.close() };
}

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

/**
 * Makes a draft of its own from values whose draft has ended: with another key, so that it is filed as another case.
 * Nothing else has it; the stored one gives way. The files that the sent case took are no part of it.
 */
export async function renewDraft(
	{ autosaver, storage, form, user }: DraftPlace,
	document: FormDocument,
	ended: EndedDraft | undefined,
): Promise<Draft> {
	const old = autosaver.current();
	const values = ended ? withoutTakenFiles(document, old.answers, ended) : old.answers;
	const renewed = { ...old, answers: values, idempotency_key: randomKey() };
	autosaver.end();
	await storage.remove(form, user, old.idempotency_key);
	await storage.save(form, user, renewed, 0);
	await storage.noteCopied(form, user, { version: 0, draft: 0 });
	return renewed;
}
