import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** The draft to go on with, and another one that was typed before login: which to keep is for the person to say. */
type Found = { draft?: Draft; other?: Draft };

/**
 * The draft of a form on this device, for who is here now. What was typed before login comes along with whoever logs
 * in; it is theirs from then on, and nobody else sees it.
 */
export async function findLocalDraft(storage: DraftStorage, form: string, user: string): Promise<Found> {
	const own = await storage.read(form, user);
	const before = user === "" ? undefined : await storage.read(form, "");
	if (!before) return { draft: own };
	if (own) return { draft: own, other: { ...before, version: own.version, idempotency_key: own.idempotency_key } };
	if (await storage.save(form, user, before, 0)) return {};
	await storage.remove(form, "", before.idempotency_key);
	return { draft: before };
}
