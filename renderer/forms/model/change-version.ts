import type { Translator } from "../../../schemas/i18n/translator.ts";
import type { Draft } from "../../../schemas/types.gen.ts";
import type { Ports } from "../../ports/ports.ts";
import type { DraftPlace } from "./autosaver.ts";
import { migrateValues } from "./migrate-values.ts";
import type { FormSession } from "./session.ts";
import type { FormStarter } from "./start.ts";

/** The draft of a form that has started: where it is stored, what it was started with, and the values on the screen. */
export type StartedDraft = Omit<DraftPlace, "form"> & {
	session: FormSession;
	started: FormStarter;
};

/** `forced`: the version on the screen is not accepted any more, so there is no way back to it. */
export type VersionChange = { forced?: true };

/**
 * Goes on with the form's new version; the draft as it was is kept beside, where one may go back to it. From when the
 * answers are read until they stand in the new version, nothing is waited for.
 */
export async function changeVersion(
	{ session, started, storage, autosaver, user }: StartedDraft,
	{ forced }: VersionChange,
): Promise<void> {
	const { values, attachments, artefact } = session;
	const form = session.draftName ?? artefact.document.id;
	values.flush();
	await autosaver.saveNow();
	const old = await storage.read(form, user);
	if (old) await storage.storeEarlier(form, user, forced ? undefined : old);
	autosaver.end();
	// What was typed while that was stored.
	values.flush();
	const more = {
		attachments: attachments.all(),
		base: old?.version ?? 0,
		key: autosaver.key(),
		pressed: true,
		...(forced && { forced }),
	} as const;
	started.accept(migrateValues, values.all(), more);
}

/** The draft as it was in the version before, once the person is sure; undefined where they are not, or it has gone. */
export async function earlierDraft(
	{ session, storage, user }: StartedDraft,
	{ t, dialogs }: Pick<Translator, "t"> & Pick<Ports, "dialogs">,
): Promise<Draft | undefined> {
	const sure = await dialogs.confirm({
		text: t(
			"Go back to the version before, with the answers as they were then? What you have typed since is not carried over.",
		),
		confirm: t("Go back"),
	});
	return sure ? storage.earlier(session.draftName ?? session.artefact.document.id, user) : undefined;
}
