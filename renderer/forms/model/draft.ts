import { isDraft } from "../../../schemas/checks/drafts.gen.ts";
import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";
import type { Draft } from "../../../schemas/types.gen.ts";

/**
 * A key of 128 random bits, which nobody can guess, in hexadecimal. Unlike `crypto.randomUUID` it can also be had on a
 * page without a secure context, such as a portal that is tried on a phone in one's own network.
 */
export const randomKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

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

/**
 * Marks on this device of which forms somebody who is not logged in has a draft, and at which address: public/before-paint.js,
 * which runs before the first paint and cannot wait for IndexedDB, then leaves an empty form that the server drew unseen, and
 * other pages offer to go on with it.
 */
export function markDrafted(form: string, user: string, drafted: boolean): void {
	// A draft about one case has its name beside the form's: it is opened from there.
	if (user !== "" || form.includes("/")) return;
	try {
		const name = PRERENDER_MARKS.drafted + form;
		if (drafted) localStorage.setItem(name, localStorage.getItem(name) || location.pathname + location.search);
		else localStorage.removeItem(name);
	} catch {
		// Forbidden or full: the draft is found all the same, a moment later.
	}
}
