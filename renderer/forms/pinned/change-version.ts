import type { DraftKeeper } from "../drafts/draft-keeper.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import type { useFormStart } from "../start/use-form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import { migrateAnswers } from "./migrate-answers.ts";

type Begun = {
	session: FormSession;
	begun: ReturnType<typeof useFormStart>;
	storage: DraftStorage;
	keeper: DraftKeeper;
	user: string;
};

/**
 * Goes on with the form's new version; the draft as it was is kept beside. From when the answers are read until they
 * stand in the new version, nothing is waited for.
 */
export async function changeVersion({ session, begun, storage, keeper, user }: Begun): Promise<void> {
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
