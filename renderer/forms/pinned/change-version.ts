import type { Speaker } from "../../../schemas/speech/speaker.ts";
import type { Ports } from "../../ports/ports.ts";
import type { BegunDraft } from "../drafts/begun-draft.ts";
import type { Draft } from "../drafts/draft.ts";
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
	if (old) await storage.keepEarlier(form, user, old);
	keeper.end();
	// What was typed while that was stored.
	answers.flush();
	const more = { attachments: attachments.all(), base: old?.version ?? 0, key: keeper.key(), pressed: true } as const;
	begun.accept(migrateAnswers, answers.all(), more);
}

/** The draft as it was in the version before, once the person is sure; undefined where they are not, or it has gone. */
export async function earlierDraft(
	{ session, storage, user }: BegunDraft,
	{ t, dialogs }: Pick<Speaker, "t"> & Pick<Ports, "dialogs">,
): Promise<Draft | undefined> {
	const sure = await dialogs.confirm({
		text: t(
			"Go back to the version before, with the answers as they were then? What you have typed since is not carried over.",
		),
		confirm: t("Go back"),
	});
	return sure ? storage.earlier(session.artefact.document.id, user) : undefined;
}
