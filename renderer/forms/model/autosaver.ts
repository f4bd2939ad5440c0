import type { Draft } from "../../../schemas/types.gen.ts";
import { randomKey } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { type PacedWork, paceWork } from "./paced-work.ts";
import type { FormSession } from "./session.ts";
import type { FormStart } from "./start.ts";
import { attachmentsIn } from "./submission.ts";
import type { FormValues } from "./values.ts";

/** Which form's draft is stored, where, and what is called when it is. */
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

/** The state of autosaving: whose the draft is by now, what of it is stored, and whether more may be. */
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
function startAutosaving(options: AutosaverOptions): Autosaving {
	const { session, start } = options;
	const { draftName } = session;
	const { key, base: version, unsaved } = start;
	const stored = unsaved ? {} : session.values.all();
	// A form may declare that it keeps no draft, as the login does.
	const form = draftName ?? session.artefact.document.id;
	return { ...options, form, key, version, stored, ended: draftName === undefined, conflict: false };
}

/** Whose the draft is: what somebody typed without a login becomes theirs once they log in, and stays theirs from then on. */
const ownerNow = ({ owner, user }: Autosaving): string => (owner === "" ? user() : owner);

/** Whether anything may be stored now, and the person asked about another draft. */
const isSaving = ({ ended, conflict }: Autosaving): boolean => !ended && !conflict;

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
function draftNow({ session, start, key, version }: Autosaving): Draft {
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
function raiseConflict(autosaving: Autosaving, other: Draft): void {
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

/**
 * Stores a draft under its owner's name, and then removes the one that was stored before the login. Returns the draft that
 * another tab has stored meanwhile, if any.
 */
async function store(autosaving: Autosaving, draft: Draft): Promise<Draft | undefined> {
	const { storage, form, owner: before, version } = autosaving;
	const owner = ownerNow(autosaving);
	autosaving.owner = owner;
	const other = await storage.save(form, owner, draft, before === owner ? version : 0);
	if (before !== owner && !other) await storage.remove(form, before, autosaving.key);
	return other;
}

/** Saves what is due; asks where another tab has stored something else. */
export async function saveDraft(autosaving: Autosaving): Promise<void> {
	if (!isDue(autosaving)) return;
	const draft = draftNow(autosaving);
	const other = await store(autosaving, draft);
	if (other) return raiseConflict(autosaving, other);
	autosaving.version = draft.version;
	autosaving.stored = draft.answers;
	autosaving.onSaved(draft);
}

/** Changes are saved at the latest so long after the first of them; leaving the page saves at once. Milliseconds. */
const PAUSE = 300;

/** Autosaves a form's values as they change. */
export type Autosaver = {
	/** Starts to follow the values; the returned function saves what is left and ends it. */
	follow(): () => void;
	/** Saves now what is not saved yet. */
	saveNow(): Promise<void>;
	/** Saves what stands in the inputs at this moment, as the page may go away before it is stored. */
	unload(): void;
	/** Looks whether another tab has stored something else, and asks which to keep where it has. */
	look(): Promise<void>;
	/** Goes on over what another tab or device has stored. */
	saveMine(other: Draft): Promise<void>;
	/** Asks which to keep: another device has gone on with the draft. */
	raise(other: Draft): void;
	/** The key under which the form is sent. */
	key(): string;
	/** Makes another key, which nothing that was sent before has; the draft is stored with it. */
	renewKey(): Promise<void>;
	/** Whose the draft is; "" for nobody's. */
	owner(): string;
	/** The draft as it would be saved now; its version is that of the next saving. */
	current(): Draft;
	/** The version that is stored; undefined while something is not saved yet. */
	savedVersion(): number | undefined;
	/** Saves no more. */
	end(): void;
	/** Saves no more and removes the draft. */
	discard(): Promise<void>;
};

function follow(autosaving: Autosaving, saving: PacedWork): () => void {
	const unsubscribe = autosaving.session.values.subscribe(() => {
		if (!autosaving.ended) saving.soon();
	});
	return () => {
		unsubscribe();
		void saving.now();
	};
}

function unload(autosaving: Autosaving, saving: PacedWork): void {
	autosaving.session.values.flush();
	if (!isDue(autosaving)) return;
	autosaving.storage.unload(autosaving.form, ownerNow(autosaving), draftNow(autosaving));
	void saving.now();
}

async function look(autosaving: Autosaving, saving: PacedWork): Promise<void> {
	await saving.done();
	const { storage, form, session } = autosaving;
	const stored = isSaving(autosaving) ? await storage.read(form, autosaving.owner) : undefined;
	if (stored && stored.version !== autosaving.version && session.values.touched()) raiseConflict(autosaving, stored);
}

async function discard(autosaving: Autosaving, saving: PacedWork): Promise<void> {
	autosaving.ended = true;
	autosaving.session.uploads.cancelAll();
	await saving.done();
	const { storage, form, key, owner } = autosaving;
	for (const user of new Set(["", owner, ownerNow(autosaving)])) {
		await storage.remove(form, user, key);
		await storage.clear(form, user);
	}
}

/** An autosaver of a form's draft; it does nothing before it follows. */
export function createAutosaver(options: AutosaverOptions): Autosaver {
	const autosaving = startAutosaving(options);
	const saving = paceWork(() => saveDraft(autosaving), PAUSE);
	return {
		follow: () => follow(autosaving, saving),
		saveNow: saving.now,
		unload: () => unload(autosaving, saving),
		look: () => look(autosaving, saving),
		saveMine(other) {
			overwrite(autosaving, other);
			return saving.now();
		},
		raise(other) {
			if (isSaving(autosaving)) raiseConflict(autosaving, { ...other, version: autosaving.version });
		},
		key: () => autosaving.key,
		renewKey() {
			autosaving.key = randomKey();
			autosaving.stored = {};
			return saving.now();
		},
		owner: () => ownerNow(autosaving),
		current: () => draftNow(autosaving),
		savedVersion: () => savedVersion(autosaving),
		end() {
			autosaving.ended = true;
		},
		discard: () => discard(autosaving, saving),
	};
}

/** Where the draft of the form on the screen is kept on this device, and for whom. */
export type DraftPlace = {
	/** The name of the draft. */
	form: string;
	/** "" for nobody. */
	user: string;
	storage: DraftStorage;
	autosaver: Autosaver;
};
