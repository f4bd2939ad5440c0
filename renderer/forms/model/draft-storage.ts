import { del, delMany, entries, get, keys, set, update } from "idb-keyval";
import { isCopied, isDraft } from "../../../schemas/checks/drafts.gen.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { DRAFT_LIFE_MS } from "../../../schemas/rules/portal/draft-life.ts";
import type { Copied, Draft } from "../../../schemas/types.gen.ts";
import { markDrafted, UNLOAD_DRAFTS } from "./draft.ts";

/** Milliseconds that storage is waited for; and after it has let these pass, until it responds again. */
const WAIT_MS = { first: 3000, after: 100 };

let timeoutMs = WAIT_MS.first;

/**
 * What storage returns; nothing where it fails, or does not respond at all, as Safari's may until the browser is started
 * anew: a case that is filed must not wait for its draft to go.
 */
export const quietly = <T>(work: () => Promise<T>): Promise<T | undefined> =>
	new Promise((resolve) => {
		const timer = setTimeout(() => {
			timeoutMs = WAIT_MS.after;
			resolve(undefined);
		}, timeoutMs);
		const settle = (value?: T) => {
			clearTimeout(timer);
			timeoutMs = WAIT_MS.first;
			resolve(value);
		};
		Promise.resolve()
			.then(work)
			.then(settle, () => settle());
	});

/** Whether a draft was last saved longer ago than drafts are stored, as on the server. */
const isExpired = ({ saved_at }: Pick<Draft, "saved_at">): boolean => saved_at < Date.now() - DRAFT_LIFE_MS;

/** Whether it is a draft or what is stored beside one, and has expired. */
const isStale = (value: unknown) =>
	isObject(value) && typeof value.saved_at === "number" && isExpired({ saved_at: value.saved_at });

/**
 * Removes every draft of the device that has expired, with its files, whoever typed it and in whichever form. Never
 * rejects.
 */
export async function sweepDrafts(): Promise<void> {
	for (const name of UNLOAD_DRAFTS.names()) {
		const unloading = UNLOAD_DRAFTS.read(name);
		if (unloading && isExpired(unloading)) UNLOAD_DRAFTS.remove(name);
	}
	try {
		const all = await entries<IDBValidKey, unknown>();
		await delMany(all.filter(([, value]) => isStale(value)).map(([name]) => name));
	} catch {
		// Without storage there is nothing to remove.
	}
}

/** The name of a draft: one per form and user; "" is whoever is not logged in. */
const keyOf = (form: string, user: string) => `portico-draft ${form} ${user}`;

/** How the names begin of the files that belong to a draft and have not reached the server. */
export const filesOf = (form: string, user: string): string => `portico-draft-files ${form} ${user} `;

/** The names on this device that begin so. */
export const namesFrom = async (prefix: string): Promise<string[]> =>
	((await quietly(() => keys<string>())) ?? []).filter((name) => name.startsWith(prefix));

const copyOf = (form: string, user: string) => `portico-draft-copy ${form} ${user}`;

const earlierOf = (form: string, user: string) => `portico-draft-earlier ${form} ${user}`;

const discardedOf = (form: string, user: string) => `portico-draft-discarded ${form} ${user}`;

const NOT_COPIED: Copied = { version: 0, draft: 0 };

/** Where drafts are kept. Every function resolves: without storage the form works on, only unsaved. */
export type DraftStorage = {
	/** What is kept ends with the page; "quietly" where nobody expects anything else. */
	isOfPage?: true | "quietly";
	/** The draft; one that was last saved too long ago is none. */
	read(form: string, user: string): Promise<Draft | undefined>;
	/** Saves if the stored version is still `base`; else gives the draft that another tab has stored meanwhile. */
	save(form: string, user: string, draft: Draft, base: number): Promise<Draft | undefined>;
	/** Whether what was to be saved last has been: storage may be denied, full, or not answer. */
	isStoring(): boolean;
	/** Notes a draft down before it returns, as the page that holds it is being left; a later `save` takes its place. */
	unload(form: string, user: string, draft: Draft): void;
	/** Removes a draft if it is still the one with this key. */
	remove(form: string, user: string, key: string): Promise<void>;
	/** Puts a draft aside under another name, so that a migration loses nothing; undefined: forgets the one that was. */
	storeEarlier(form: string, user: string, draft: Draft | undefined): Promise<void>;
	/** The draft that was put aside. */
	earlier(form: string, user: string): Promise<Draft | undefined>;
	/** Removes what is kept beside a draft that is sent or discarded. */
	clear(form: string, user: string): Promise<void>;
	/** Which state of the server's copy the draft on this device follows. */
	copied(form: string, user: string): Promise<Copied>;
	noteCopied(form: string, user: string, copied: Copied): Promise<void>;
	/** The key of the draft that was discarded here last: the server may not have heard of it yet. */
	discarded(form: string, user: string): Promise<string | undefined>;
	noteDiscarded(form: string, user: string, key: string): Promise<void>;
};

const living = (found: unknown): Draft | undefined => (isDraft(found) && !isExpired(found) ? found : undefined);

let canStore = true;

/** Drafts in the browser's IndexedDB. */
export const DRAFT_STORAGE: DraftStorage = {
	async read(form, user) {
		const name = keyOf(form, user);
		// First: the page that noted it down removes the note once storage has the same, which may be after storage is read here.
		const unloading = living(UNLOAD_DRAFTS.read(name));
		const stored = living(await quietly(() => get<unknown>(name)));
		UNLOAD_DRAFTS.remove(name);
		markDrafted(form, user, Boolean(stored ?? unloading));
		if (!unloading || (stored && stored.saved_at >= unloading.saved_at)) return stored;
		await quietly(() => set(name, unloading));
		return unloading;
	},
	async save(form, user, draft, base) {
		const name = keyOf(form, user);
		markDrafted(form, user, true);
		let isStored = false;
		const other = await quietly(async () => {
			let newer: Draft | undefined;
			await update<unknown>(name, (stored) => {
				const present = living(stored);
				if (!present || present.version === base) return draft;
				newer = present;
				return stored;
			});
			isStored = true;
			return newer;
		});
		canStore = isStored;
		const unloading = UNLOAD_DRAFTS.read(name);
		if (unloading && unloading.saved_at <= draft.saved_at) UNLOAD_DRAFTS.remove(name);
		return other;
	},
	isStoring: () => canStore,
	unload(form, user, draft) {
		markDrafted(form, user, true);
		UNLOAD_DRAFTS.write(keyOf(form, user), draft);
	},
	async remove(form, user, key) {
		if (UNLOAD_DRAFTS.read(keyOf(form, user))?.idempotency_key === key) UNLOAD_DRAFTS.remove(keyOf(form, user));
		await quietly(async () => {
			const stored = await get<unknown>(keyOf(form, user));
			if (!isDraft(stored) || stored.idempotency_key !== key) return;
			await del(keyOf(form, user));
			markDrafted(form, user, false);
		});
	},
	async storeEarlier(form, user, draft) {
		await quietly(() => (draft ? set(earlierOf(form, user), draft) : del(earlierOf(form, user))));
	},
	async earlier(form, user) {
		return living(await quietly(() => get<unknown>(earlierOf(form, user))));
	},
	async clear(form, user) {
		const files = await namesFrom(filesOf(form, user));
		await quietly(() => delMany([earlierOf(form, user), ...files]));
	},
	async copied(form, user) {
		const found = await quietly(() => get<unknown>(copyOf(form, user)));
		return isCopied(found) ? found : NOT_COPIED;
	},
	async noteCopied(form, user, copied) {
		await quietly(() => set(copyOf(form, user), copied));
	},
	async discarded(form, user) {
		const found = await quietly(() => get<unknown>(discardedOf(form, user)));
		return typeof found === "string" ? found : undefined;
	},
	async noteDiscarded(form, user, key) {
		await quietly(() => set(discardedOf(form, user), key));
	},
};
