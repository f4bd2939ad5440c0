import { randomKey } from "../state/random-key.ts";
import {
	type AutosaverOptions,
	type Autosaving,
	draftNow,
	isDue,
	isSaving,
	overwrite,
	ownerNow,
	raiseConflict,
	savedVersion,
	startAutosaving,
} from "./autosaving.ts";
import type { Draft } from "./draft.ts";
import { type PacedWork, paceWork } from "./paced-work.ts";
import { saveDraft } from "./save-draft.ts";

/** Changes are saved at the latest so long after the first of them; leaving the page saves at once. Milliseconds. */
const PAUSE = 300;

/** Autosaves a form's values as they change. */
export type Autosaver = {
	/** Starts to follow the values; the returned function saves what is left and ends it. */
	follow(): () => void;
	/** Saves now what is not saved yet. */
	saveNow(): Promise<void>;
	/** Saves what stands in the inputs at this moment, in a way that outlives the page. */
	part(): void;
	/** Looks whether another tab has stored something else. */
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

function part(autosaving: Autosaving, saving: PacedWork): void {
	autosaving.session.values.flush();
	if (!isDue(autosaving)) return;
	autosaving.storage.part(autosaving.form, ownerNow(autosaving), draftNow(autosaving));
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
		part: () => part(autosaving, saving),
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
