import { delMany, entries } from "idb-keyval";
import { DRAFT_LIFE_MS } from "../../../schemas/rules/draft-life.ts";
import { type Draft, isDraft } from "./draft.ts";
import { PARTING_DRAFTS } from "./parting-draft.ts";

/** Whether a draft was last saved longer ago than drafts are kept, as on the server. */
export const isExpired = ({ saved_at }: Draft): boolean => saved_at < Date.now() - DRAFT_LIFE_MS;

/** Removes every draft of the device that has expired, whoever typed it and in whichever form. Never rejects. */
export async function sweepDrafts(): Promise<void> {
	for (const name of PARTING_DRAFTS.names()) {
		const parting = PARTING_DRAFTS.read(name);
		if (parting && isExpired(parting)) PARTING_DRAFTS.remove(name);
	}
	try {
		const all = await entries<IDBValidKey, unknown>();
		await delMany(all.filter(([, value]) => isDraft(value) && isExpired(value)).map(([name]) => name));
	} catch {
		// Without storage there is nothing to remove.
	}
}
