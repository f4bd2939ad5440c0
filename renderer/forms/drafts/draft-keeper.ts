import { attachmentsIn } from "../sending/submission.ts";
import type { FormSession } from "../state/form-session.ts";
import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Changes are saved at the latest so long after the first of them; leaving the page saves at once. Milliseconds. */
const PAUSE = 300;

type Options = {
	session: FormSession;
	storage: DraftStorage;
	form: string;
	/** Who is logged in now: "" for nobody. */
	user(): string;
	/** Who typed what the form begins with. */
	owner: string;
	release: string;
	key: string;
	/** Version of the stored draft that the answers come from; 0 where there is none. */
	base: number;
	/** Whether what the form begins with is to be stored as it stands. */
	unsaved: true | undefined;
	/** A form may ask not to be kept, such as the login. */
	enabled: boolean;
	onSaved(draft: Draft): void;
	/**
	 * Another tab has stored something else meanwhile; nothing is overwritten until the person has said which to keep.
	 */
	onConflict(other: Draft): void;
};

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
	/** The draft as it would be saved now; its version is that of the next saving. */
	current(): Draft;
	/** The version that is stored; undefined while something is not saved yet. */
	savedVersion(): number | undefined;
	/** Saves no more. */
	end(): void;
	/** Saves no more and removes the draft. */
	discard(): Promise<void>;
};

/** A keeper of a form's draft; it does nothing before it follows. */
export function createDraftKeeper(options: Options): DraftKeeper {
	const { session, storage, form, release, onSaved, onConflict } = options;
	const { answers } = session;
	let { owner, key, base: version } = options;
	let kept = options.unsaved ? {} : answers.all();
	let ended = !options.enabled;
	let asking = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let saving: Promise<void> = Promise.resolve();

	/**
	 * Whose the draft is: what nobody in particular typed goes with whoever logs in, and with nobody else from then on.
	 */
	const ownerNow = () => (owner === "" ? options.user() : owner);
	const current = (): Draft => {
		const files = attachmentsIn(session.artefact, answers.all()).flatMap((id) => session.attachments.at(id) ?? []);
		return {
			hash: session.hash,
			release,
			answers: answers.all(),
			attachments: Object.fromEntries(files.map((file) => [file.id, file])),
			idempotency_key: key,
			version: version + 1,
			saved_at: Date.now(),
		};
	};
	const ask = (other: Draft) => {
		asking = true;
		onConflict(other);
	};
	/** Saves under its owner's name; the draft of before the login goes, once it stands under that name. */
	const store = async (draft: Draft) => {
		const before = owner;
		owner = ownerNow();
		const other = await storage.save(form, owner, draft, before === owner ? version : 0);
		if (before !== owner && !other) await storage.remove(form, before, key);
		return other;
	};
	const isClean = () => {
		const same = kept === answers.all() && owner === ownerNow();
		return ended || asking || same || !answers.touched();
	};
	const write = async () => {
		if (isClean()) return;
		const draft = current();
		const other = await store(draft);
		if (other) return ask(other);
		version = draft.version;
		kept = draft.answers;
		onSaved(draft);
	};
	const saveNow = () => {
		clearTimeout(timer);
		timer = undefined;
		saving = saving.then(write);
		return saving;
	};
	return {
		follow() {
			const unsubscribe = answers.subscribe(() => {
				if (!ended) timer ??= setTimeout(saveNow, PAUSE);
			});
			return () => {
				unsubscribe();
				void saveNow();
			};
		},
		saveNow,
		part() {
			answers.flush();
			if (isClean()) return;
			storage.part(form, ownerNow(), current());
			void saveNow();
		},
		async look() {
			await saving;
			const stored = ended || asking ? undefined : await storage.read(form, owner);
			if (stored && stored.version !== version && answers.touched()) ask(stored);
		},
		keepMine(other) {
			version = other.version;
			key = other.idempotency_key;
			kept = {};
			asking = false;
			return saveNow();
		},
		ask(other) {
			if (!ended && !asking) ask({ ...other, version });
		},
		key: () => key,
		current,
		savedVersion: () => (kept === answers.all() && !asking ? version : undefined),
		end() {
			ended = true;
		},
		async discard() {
			ended = true;
			await saving;
			for (const user of new Set(["", owner, ownerNow()])) await storage.remove(form, user, key);
		},
	};
}
