import type { FormStart } from "../start/form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import type { FormValues } from "../state/values-store.ts";
import { attachmentsIn } from "../submission/submission.ts";
import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Of which form the draft is kept, where, and who is told. */
export type AutosaverOptions = {
	session: FormSession;
	/** What the form begins with. */
	start: FormStart;
	storage: DraftStorage;
	/** Who is logged in now: "" for nobody. */
	user(): string;
	/** Who typed what the form begins with. */
	owner: string;
	onSaved(draft: Draft): void;
	/**
	 * Another tab has stored something else meanwhile; nothing is overwritten until the person has said which to keep.
	 */
	onConflict(other: Draft): void;
};

/** How the draft stands that is kept: whose it is by now, what of it is stored, and whether more may be. */
export type Autosaving = AutosaverOptions & {
	/** The name of the draft. */
	form: string;
	/** The key under which the form is sent. */
	key: string;
	/** Version of the stored draft that the answers come from; 0 where there is none. */
	version: number;
	/** The answers that are stored: the session's own object, until one of them changes. */
	stored: FormValues;
	/** Nothing is saved any more, or ever. */
	ended: boolean;
	/** Nothing is saved until the person has said which of two drafts to keep. */
	conflict: boolean;
};

/** A draft as it stands when its form begins. */
export function startAutosaving(options: AutosaverOptions): Autosaving {
	const { session, start } = options;
	const { draftName } = session;
	const { key, base: version, unsaved } = start;
	const stored = unsaved ? {} : session.values.all();
	// A form may ask not to be kept, such as the login.
	const form = draftName ?? session.artefact.document.id;
	return { ...options, form, key, version, stored, ended: draftName === undefined, conflict: false };
}

/** Whose the draft is: what nobody in particular typed goes with whoever logs in, and with nobody else from then on. */
export const ownerNow = ({ owner, user }: Autosaving): string => (owner === "" ? user() : owner);

/** Whether anything may be stored, and so another draft asked about. */
export const isSaving = ({ ended, conflict }: Autosaving): boolean => !ended && !conflict;

const isStored = ({ stored, session }: Autosaving) => stored === session.values.all();

/** Whether something is there to save, and may be saved. */
export function isDue(autosaving: Autosaving): boolean {
	const { owner, session } = autosaving;
	const same = isStored(autosaving) && owner === ownerNow(autosaving);
	return isSaving(autosaving) && !same && session.values.touched();
}

/** The version that is stored; undefined while something is not saved yet. */
export const savedVersion = (autosaving: Autosaving): number | undefined =>
	isStored(autosaving) && !autosaving.conflict ? autosaving.version : undefined;

/** The draft as it would be saved now; its version is that of the next saving. */
export function draftNow({ session, start, key, version }: Autosaving): Draft {
	const values = session.values.all();
	const files = attachmentsIn(session.artefact, values).flatMap((id) => session.attachments.at(id) ?? []);
	return {
		hash: session.hash,
		release: start.release,
		answers: values,
		attachments: Object.fromEntries(files.map((file) => [file.id, file])),
		idempotency_key: key,
		version: version + 1,
		saved_at: Date.now(),
	};
}

/** Saves nothing more until the person has said which to keep: this draft or another. */
export function raiseConflict(autosaving: Autosaving, other: Draft): void {
	autosaving.conflict = true;
	autosaving.onConflict(other);
}

/** The person keeps this draft: it is to be stored over another. */
export function overwrite(autosaving: Autosaving, other: Draft): void {
	autosaving.version = other.version;
	autosaving.key = other.idempotency_key;
	autosaving.stored = {};
	autosaving.conflict = false;
}
