import { signedIn } from "../login/caller.ts";
import { forgetDraft } from "../member/drafts.ts";
import { discardDrafts } from "../repositories/messages/ended-draft.ts";
import type { Route } from "./route.ts";

/**
 * Discards an application draft, for all devices of its owner; one that is not there is discarded already. One that is
 * forgotten leaves no trace, so other devices are not told.
 */
export const draftsDelete: Route<"draftsDelete"> = async (input, { caller, services }) => {
	const { id } = signedIn(caller);
	const { form, idempotency_key, forget } = input;
	if (forget) await forgetDraft(services, id, input);
	else
		await services.db.transaction().execute((transaction) => discardDrafts(transaction, id, { form, idempotency_key }));
	return null;
};
