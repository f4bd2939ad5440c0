import type { EndedDraft, FormDocument } from "../../../schemas/types.gen.ts";
import { randomKey } from "../state/random-key.ts";
import type { Draft } from "./draft.ts";
import type { DraftPlace } from "./draft-place.ts";
import { withoutTakenFiles } from "./without-taken-files.ts";

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
