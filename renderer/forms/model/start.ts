import type { Attachment, Draft, EndedDraft } from "../../../schemas/types.gen.ts";
import type { LoadedForm } from "../../loader/artefacts.ts";
import { randomKey } from "./draft.ts";
import type { Migration, migrateValues } from "./migrate-values.ts";
import type { FormValues } from "./values.ts";

/** What a form is begun with: afresh, from a draft, or from the version before. */
export type FormStart = {
	form: LoadedForm;
	/** The id of the release that it was started on. */
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

/** The parts of a start that go along to the newer version, beside the values. */
type Carried = Pick<FormStart, "attachments" | "base" | "key" | "pressed" | "forced">;

/** What the form on the screen was started with, and the ways to start it anew. */
export type FormStarter = {
	start: FormStart;
	setStart(start: FormStart): void;
	/** Starts with nothing typed. */
	startAfresh(more?: Partial<FormStart>): void;
	startWith(draft: Draft, more?: Pick<FormStart, "pressed">): Promise<void>;
	/** Goes on with the newer version, carrying over what fits by `migrate`. */
	accept(migrate: typeof migrateValues, values: FormValues, more: Carried): void;
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
	const versions = await import("./migrate-values.ts");
	const migrated = versions.migrateValues(form.artefact, form.artefact, draft.answers);
	return { ...draftStart(form, draft), ...migrated, forced: true };
}

/** What one form gives another to start with: the values that fit there, their files, and what has no place there. */
export type Handover = { form: string; values: FormValues } & Pick<FormStart, "attachments"> &
	Required<Pick<FormStart, "dropped">>;

let waiting: Handover | undefined;

/** Leaves values for a form that is about to be opened in this tab. */
export function handOver(handover: Handover): void {
	waiting = handover;
}

/** What was left for a form; nothing of what was left for another. */
export const handedTo = (form: string): Handover | undefined => (waiting?.form === form ? waiting : undefined);

/** Forgets what was left for a form: it has started with it. */
export function forgetHandover(form: string): void {
	if (waiting?.form === form) waiting = undefined;
}
