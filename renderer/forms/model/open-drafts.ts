import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";

/** A form that somebody who is not logged in has started on this device, and the address where. */
export type OpenDraft = { form: string; address: string };

/** The drafts that are marked on this device (renderer/forms/model/draft.ts); none where storage is forbidden. */
export function openDrafts(): OpenDraft[] {
	try {
		return Object.keys(localStorage)
			.filter((name) => name.startsWith(PRERENDER_MARKS.drafted))
			.map((name) => ({ form: name.slice(PRERENDER_MARKS.drafted.length), address: localStorage.getItem(name) ?? "" }))
			.filter(({ address }) => address.startsWith("/"));
	} catch {
		return [];
	}
}

/** Whether this device has a draft of nobody in particular, or something that waits to be sent (renderer/forms/model/submission-queue.ts). */
export function hasUnsent(): boolean {
	try {
		return Object.keys(localStorage).some((name) => /^portico-(drafted |queued$)/.test(name));
	} catch {
		return false;
	}
}

type Here = { path: string; query: Readonly<Record<string, string>> };

/** Whether a draft's own form stands at an address: it offers the draft itself. */
const isAt = ({ pathname, searchParams }: URL, { path, query }: Here) =>
	pathname === path && [...searchParams].every(([name, value]) => query[name] === value);

/** The drafts to be offered at an address: at home, and on the page where they were started while another thing stands there. */
export function draftsToOffer(drafts: readonly OpenDraft[], home: string, here: Here): OpenDraft[] {
	return drafts.filter(({ address }) => {
		const at = new URL(address, "http://portal");
		return (here.path === home || here.path === at.pathname) && !isAt(at, here);
	});
}
