import { FIRST_LOOK } from "../../../schemas/prerender.ts";

/**
 * Marks on this device of which forms somebody who is not logged in has a draft: public/before-paint.js, which runs
 * before the first paint and cannot wait for IndexedDB, then leaves an empty form that the server drew unseen.
 */
export function markDrafted(form: string, user: string, drafted: boolean): void {
	if (user !== "") return;
	try {
		if (drafted) localStorage.setItem(FIRST_LOOK.drafted + form, "");
		else localStorage.removeItem(FIRST_LOOK.drafted + form);
	} catch {
		// Forbidden or full: the draft is found all the same, a moment later.
	}
}
