import { del, get, set, update } from "idb-keyval";
import { type Draft, isDraft } from "./draft.ts";

/** The name of a draft: one per form and user; "" is whoever is not logged in. */
const keyOf = (form: string, user: string) => `portico-draft ${form} ${user}`;

/** Where drafts are kept. Every function resolves: without storage the form works on, only unsaved. */
export type DraftStorage = {
	read(form: string, user: string): Promise<Draft | undefined>;
	/** Saves if the stored version is still `base`; else gives the draft that another tab has stored meanwhile. */
	save(form: string, user: string, draft: Draft, base: number): Promise<Draft | undefined>;
	/** Removes a draft if it is still the one with this key. */
	remove(form: string, user: string, key: string): Promise<void>;
	/** Puts a draft aside under another name, so that a migration loses nothing. */
	keepCopy(form: string, user: string, draft: Draft): Promise<void>;
};

const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
	try {
		return await work();
	} catch {
		return undefined;
	}
};

/** Drafts in the browser's IndexedDB. */
export const DRAFT_STORAGE: DraftStorage = {
	async read(form, user) {
		const found = await quietly(() => get<unknown>(keyOf(form, user)));
		return isDraft(found) ? found : undefined;
	},
	save: (form, user, draft, base) =>
		quietly(async () => {
			let other: Draft | undefined;
			await update<unknown>(keyOf(form, user), (stored) => {
				if (!isDraft(stored) || stored.version === base) return draft;
				other = stored;
				return stored;
			});
			return other;
		}),
	async remove(form, user, key) {
		await quietly(async () => {
			const stored = await get<unknown>(keyOf(form, user));
			if (isDraft(stored) && stored.idempotency_key === key) await del(keyOf(form, user));
		});
	},
	async keepCopy(form, user, draft) {
		await quietly(() => set(`${keyOf(form, user)} before ${draft.hash}`, draft));
	},
};
