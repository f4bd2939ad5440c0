import type { Draft } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

const drafts = new Map<string, Draft>();

const nameOf = (form: string, user: string) => `${form} ${user}`;

/** Drafts that are kept nowhere but in the loaded page: closing a dialog leaves them, closing or reloading the page ends them. */
export const PAGE_DRAFTS: DraftStorage = {
	isOfPage: true,
	read: async (form, user) => drafts.get(nameOf(form, user)),
	async save(form, user, draft, base) {
		const present = drafts.get(nameOf(form, user));
		if (present && present.version !== base) return present;
		drafts.set(nameOf(form, user), draft);
		return undefined;
	},
	isStoring: () => true,
	part: () => undefined,
	async remove(form, user, key) {
		if (drafts.get(nameOf(form, user))?.idempotency_key === key) drafts.delete(nameOf(form, user));
	},
	storeEarlier: async () => undefined,
	earlier: async () => undefined,
	clear: async () => undefined,
	copied: async () => ({ version: 0, draft: 0 }),
	noteCopied: async () => undefined,
	discarded: async () => undefined,
	noteDiscarded: async () => undefined,
};
