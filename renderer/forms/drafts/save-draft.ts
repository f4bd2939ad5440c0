import type { Draft } from "./draft.ts";
import { askWhich, draftNow, isDue, type Keeping, ownerNow } from "./draft-keeping.ts";

/**
 * Stores a draft under its owner's name; the draft of before the login goes, once it stands under that name. Gives the
 * one that another tab has stored meanwhile.
 */
async function store(keeping: Keeping, draft: Draft): Promise<Draft | undefined> {
	const { storage, form, owner: before, version } = keeping;
	const owner = ownerNow(keeping);
	keeping.owner = owner;
	const other = await storage.save(form, owner, draft, before === owner ? version : 0);
	if (before !== owner && !other) await storage.remove(form, before, keeping.key);
	return other;
}

/** Saves what is due; asks where another tab has stored something else. */
export async function saveDraft(keeping: Keeping): Promise<void> {
	if (!isDue(keeping)) return;
	const draft = draftNow(keeping);
	const other = await store(keeping, draft);
	if (other) return askWhich(keeping, other);
	keeping.version = draft.version;
	keeping.stored = draft.answers;
	keeping.onSaved(draft);
}
