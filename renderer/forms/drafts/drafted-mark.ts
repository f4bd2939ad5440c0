import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";

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
