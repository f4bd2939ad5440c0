import type { BegunDraft } from "../drafts/begun-draft.ts";
import { migrateAnswers } from "./migrate-answers.ts";

/**
 * Goes on with the form's new version; the draft as it was is kept beside. From when the answers are read until they
 * stand in the new version, nothing is waited for.
 */
export async function changeVersion({ session, begun, storage, keeper, user }: BegunDraft): Promise<void> {
	const { answers, attachments, artefact } = session;
	const form = artefact.document.id;
	answers.flush();
	await keeper.saveNow();
	const old = await storage.read(form, user);
	if (old) await storage.keepCopy(form, user, old);
	keeper.end();
	// What was typed while that was stored.
	answers.flush();
	const more = { attachments: attachments.all(), base: old?.version ?? 0, key: keeper.key(), pressed: true } as const;
	begun.accept(migrateAnswers, answers.all(), more);
}
