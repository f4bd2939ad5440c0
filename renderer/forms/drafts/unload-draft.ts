import { type Draft, isDraft } from "./draft.ts";

/**
 * What a page wrote down while it was being left. IndexedDB responds later, and a page that is closed or loaded anew is
 * gone by then; local storage is written before the browser goes on.
 */
type UnloadDrafts = {
	read(name: string): Draft | undefined;
	write(name: string, draft: Draft): void;
	remove(name: string): void;
	/** The names of all that were written down on this device. */
	names(): string[];
};

const quietly = <T>(work: () => T): T | undefined => {
	try {
		return work();
	} catch {
		// Forbidden, full or corrupt: as if there were none.
		return undefined;
	}
};

/** Unload drafts in the browser's local storage. */
export const UNLOAD_DRAFTS: UnloadDrafts = {
	read(name) {
		const found: unknown = quietly(() => JSON.parse(localStorage.getItem(name) ?? "null"));
		return isDraft(found) ? found : undefined;
	},
	write(name, draft) {
		quietly(() => localStorage.setItem(name, JSON.stringify(draft)));
	},
	remove(name) {
		quietly(() => localStorage.removeItem(name));
	},
	names: () => quietly(() => Object.keys(localStorage).filter((name) => UNLOAD_DRAFTS.read(name))) ?? [],
};
