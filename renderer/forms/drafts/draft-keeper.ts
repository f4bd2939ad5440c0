import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Changes are saved after so long without another; leaving the page saves at once. */
const PAUSE = 300;

type Options = {
	session: FormSession;
	storage: DraftStorage;
	form: string;
	user: string;
	release: string;
	key: string;
	/** Version of the stored draft that the answers come from; 0 where there is none. */
	base: number;
	/** A form may ask not to be kept, such as the login. */
	enabled: boolean;
	onSaved(): void;
	/** Another tab has stored something else meanwhile; nothing is overwritten until the person has said which to keep. */
	onConflict(other: Draft): void;
};

/** Saves a form's answers as they change. */
export type DraftKeeper = {
	/** Saves now what is not saved yet. */
	saveNow(): Promise<void>;
	/** Goes on over what another tab has stored. */
	keepMine(other: Draft): Promise<void>;
	/** Stops saving and removes the draft. */
	discard(): Promise<void>;
	stop(): void;
};

/** Begins to keep a form's draft. */
export function createDraftKeeper(options: Options): DraftKeeper {
	const { session, storage, form, user, release, key, onSaved, onConflict } = options;
	let version = options.base;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stopped = !options.enabled;
	let asking = false;
	let saving: Promise<void> = Promise.resolve();

	const current = (): Draft => ({
		hash: session.hash,
		release,
		answers: session.answers.all(),
		attachments: { ...session.attachments.all() },
		idempotency_key: key,
		version: version + 1,
		saved_at: Date.now(),
	});
	const write = async () => {
		if (stopped || asking || !session.answers.touched()) return;
		const draft = current();
		const other = await storage.save(form, user, draft, version);
		if (other) {
			asking = true;
			return onConflict(other);
		}
		version = draft.version;
		onSaved();
	};
	const saveNow = () => {
		clearTimeout(timer);
		saving = saving.then(write);
		return saving;
	};
	const unsubscribe = session.answers.subscribe(() => {
		clearTimeout(timer);
		if (!stopped) timer = setTimeout(saveNow, PAUSE);
	});
	const stop = () => {
		stopped = true;
		clearTimeout(timer);
		unsubscribe();
	};
	return {
		saveNow,
		keepMine(other) {
			version = other.version;
			asking = false;
			return saveNow();
		},
		async discard() {
			stop();
			await saving;
			await storage.remove(form, user);
		},
		stop,
	};
}
