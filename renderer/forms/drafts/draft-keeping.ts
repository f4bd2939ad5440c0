import { attachmentsIn } from "../sending/submission.ts";
import type { FormStart } from "../start/form-start.ts";
import type { Answers } from "../state/answers-store.ts";
import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Of which form the draft is kept, where, and who is told. */
export type KeeperOptions = {
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
export type Keeping = KeeperOptions & {
	form: string;
	/** The key under which the form is sent. */
	key: string;
	/** Version of the stored draft that the answers come from; 0 where there is none. */
	version: number;
	/** The answers that are stored: the session's own object, until one of them changes. */
	stored: Answers;
	/** Nothing is saved any more, or ever. */
	ended: boolean;
	/** Nothing is saved until the person has said which of two drafts to keep. */
	asking: boolean;
};

/** A draft as it stands when its form begins. */
export function beginKeeping(options: KeeperOptions): Keeping {
	const { session, start } = options;
	const { id: form, draft } = session.artefact.document;
	const { key, base: version, unsaved } = start;
	const stored = unsaved ? {} : session.answers.all();
	// A form may ask not to be kept, such as the login.
	return { ...options, form, key, version, stored, ended: draft === false, asking: false };
}

/** Whose the draft is: what nobody in particular typed goes with whoever logs in, and with nobody else from then on. */
export const ownerNow = ({ owner, user }: Keeping): string => (owner === "" ? user() : owner);

/** Whether anything may be stored, and so another draft asked about. */
export const isKept = ({ ended, asking }: Keeping): boolean => !ended && !asking;

const isStored = ({ stored, session }: Keeping) => stored === session.answers.all();

/** Whether something is there to save, and may be saved. */
export function isDue(keeping: Keeping): boolean {
	const { owner, session } = keeping;
	const same = isStored(keeping) && owner === ownerNow(keeping);
	return isKept(keeping) && !same && session.answers.touched();
}

/** The version that is stored; undefined while something is not saved yet. */
export const savedVersion = (keeping: Keeping): number | undefined =>
	isStored(keeping) && !keeping.asking ? keeping.version : undefined;

/** The draft as it would be saved now; its version is that of the next saving. */
export function draftNow({ session, start, key, version }: Keeping): Draft {
	const answers = session.answers.all();
	const files = attachmentsIn(session.artefact, answers).flatMap((id) => session.attachments.at(id) ?? []);
	return {
		hash: session.hash,
		release: start.release,
		answers,
		attachments: Object.fromEntries(files.map((file) => [file.id, file])),
		idempotency_key: key,
		version: version + 1,
		saved_at: Date.now(),
	};
}

/** Saves nothing more until the person has said which to keep: this draft or another. */
export function askWhich(keeping: Keeping, other: Draft): void {
	keeping.asking = true;
	keeping.onConflict(other);
}

/** The person keeps this draft: it is to be stored over another. */
export function goOnOver(keeping: Keeping, other: Draft): void {
	keeping.version = other.version;
	keeping.key = other.idempotency_key;
	keeping.stored = {};
	keeping.asking = false;
}
