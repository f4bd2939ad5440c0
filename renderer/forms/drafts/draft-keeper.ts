import { randomKey } from "../state/random-key.ts";
import type { Draft } from "./draft.ts";
import {
	askWhich,
	beginKeeping,
	draftNow,
	goOnOver,
	isDue,
	isKept,
	type KeeperOptions,
	type Keeping,
	ownerNow,
	savedVersion,
} from "./draft-keeping.ts";
import { type PacedWork, paceWork } from "./paced-work.ts";
import { saveDraft } from "./save-draft.ts";

/** Changes are saved at the latest so long after the first of them; leaving the page saves at once. Milliseconds. */
const PAUSE = 300;

/** Saves a form's answers as they change. */
export type DraftKeeper = {
	/** Begins to follow the answers; the returned function saves what is left and ends it. */
	follow(): () => void;
	/** Saves now what is not saved yet. */
	saveNow(): Promise<void>;
	/** Saves what stands in the inputs at this moment, in a way that outlives the page. */
	part(): void;
	/** Looks whether another tab has stored something else. */
	look(): Promise<void>;
	/** Goes on over what another tab or device has stored. */
	keepMine(other: Draft): Promise<void>;
	/** Asks which to keep: another device has gone on with the draft. */
	ask(other: Draft): void;
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

function follow(keeping: Keeping, saving: PacedWork): () => void {
	const unsubscribe = keeping.session.answers.subscribe(() => {
		if (!keeping.ended) saving.soon();
	});
	return () => {
		unsubscribe();
		void saving.now();
	};
}

function part(keeping: Keeping, saving: PacedWork): void {
	keeping.session.answers.flush();
	if (!isDue(keeping)) return;
	keeping.storage.part(keeping.form, ownerNow(keeping), draftNow(keeping));
	void saving.now();
}

async function look(keeping: Keeping, saving: PacedWork): Promise<void> {
	await saving.done();
	const { storage, form, session } = keeping;
	const stored = isKept(keeping) ? await storage.read(form, keeping.owner) : undefined;
	if (stored && stored.version !== keeping.version && session.answers.touched()) askWhich(keeping, stored);
}

async function discard(keeping: Keeping, saving: PacedWork): Promise<void> {
	keeping.ended = true;
	keeping.session.uploads.cancelAll();
	await saving.done();
	const { storage, form, key, owner } = keeping;
	for (const user of new Set(["", owner, ownerNow(keeping)])) {
		await storage.remove(form, user, key);
		await storage.clear(form, user);
	}
}

/** A keeper of a form's draft; it does nothing before it follows. */
export function createDraftKeeper(options: KeeperOptions): DraftKeeper {
	const keeping = beginKeeping(options);
	const saving = paceWork(() => saveDraft(keeping), PAUSE);
	return {
		follow: () => follow(keeping, saving),
		saveNow: saving.now,
		part: () => part(keeping, saving),
		look: () => look(keeping, saving),
		keepMine(other) {
			goOnOver(keeping, other);
			return saving.now();
		},
		ask(other) {
			if (isKept(keeping)) askWhich(keeping, { ...other, version: keeping.version });
		},
		key: () => keeping.key,
		renewKey() {
			keeping.key = randomKey();
			keeping.stored = {};
			return saving.now();
		},
		owner: () => ownerNow(keeping),
		current: () => draftNow(keeping),
		savedVersion: () => savedVersion(keeping),
		end() {
			keeping.ended = true;
		},
		discard: () => discard(keeping, saving),
	};
}
