import type { Attachment, EndedDraft } from "../../../schemas/types.gen.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import type { Draft } from "../drafts/draft.ts";
import { randomKey } from "../state/random-key.ts";
import type { FormValues } from "../state/values-store.ts";
import type { Migration } from "../versions/migrate-values.ts";

/** What a form is begun with: afresh, from a draft, or from the version before. */
export type FormStart = {
	form: LoadedForm;
	/** Of the release it was begun on. */
	release: string;
	values: FormValues;
	touched: boolean;
	attachments: Readonly<Record<string, Attachment>>;
	key: string;
	/** Version of the stored draft; 0 without one. */
	base: number;
	/** The draft that it was restored from, for the note. */
	restored?: Draft | undefined;
	/** Whether that draft as it was in the version before is kept beside it. */
	hasEarlier?: boolean;
	/** Another draft of the same person, typed before login: which to keep is asked. */
	other?: Draft;
	/** What became of the draft that stood here, for the note. */
	before?: EndedDraft;
	/** How the draft that stands here has ended: the person says what to do with it. */
	ended?: EndedDraft;
	/** What the new version of the form had no place for. */
	dropped?: Migration["dropped"];
	/** Begun with what was typed in another form. */
	handedOver?: true;
	/** Begun by a press of a button that is gone with it: the focus goes to the form. */
	pressed?: true;
	/** Carried over from the version before, and not stored yet. */
	unsaved?: true;
	/** The version that it was begun on is not accepted any more: there is no way back to it. */
	forced?: true;
	/** What it asks and the version before did not. */
	added?: Migration["added"];
};

/** A form with nothing typed in it yet. */
export const freshStart = (form: LoadedForm, release: string, values: FormValues): FormStart => ({
	form,
	release,
	values,
	touched: false,
	attachments: {},
	key: randomKey(),
	base: 0,
});

/** A form as it was left. */
export const draftStart = (form: LoadedForm, draft: Draft): FormStart => ({
	form,
	release: draft.release,
	values: draft.answers,
	touched: true,
	attachments: draft.attachments,
	key: draft.idempotency_key,
	base: draft.version,
	restored: draft,
});

/** A draft of a version that cannot be had any more: what fits the present one. That is seldom, and loaded then. */
export async function rescuedStart(form: LoadedForm, draft: Draft): Promise<FormStart> {
	const { migrateValues } = await import("../versions/migrate-values.ts");
	const migrated = migrateValues(form.artefact, form.artefact, draft.answers);
	return { ...draftStart(form, draft), ...migrated, forced: true };
}
