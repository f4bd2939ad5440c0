import { type Autosaving, draftNow, isDue, ownerNow, raiseConflict } from "./autosaving.ts";
import type { Draft } from "./draft.ts";

/**
 * Stores a draft under its owner's name; the draft of before the login goes, once it stands under that name. Gives the
 * one that another tab has stored meanwhile.
 */
async function store(autosaving: Autosaving, draft: Draft): Promise<Draft | undefined> {
	const { storage, form, owner: before, version } = autosaving;
	const owner = ownerNow(autosaving);
	autosaving.owner = owner;
	const other = await storage.save(form, owner, draft, before === owner ? version : 0);
	if (before !== owner && !other) await storage.remove(form, before, autosaving.key);
	return other;
}

/** Saves what is due; asks where another tab has stored something else. */
export async function saveDraft(autosaving: Autosaving): Promise<void> {
	if (!isDue(autosaving)) return;
	const draft = draftNow(autosaving);
	const other = await store(autosaving, draft);
	if (other) return raiseConflict(autosaving, other);
	autosaving.version = draft.version;
	autosaving.stored = draft.answers;
	autosaving.onSaved(draft);
}
