import { signedIn } from "../login/caller.ts";
import { discardDrafts } from "../repositories/ended-draft.ts";
import type { Route } from "./route.ts";

/** Discards an application draft, for all devices of its owner; one that is not there is discarded already. */
export const draftsDelete: Route<"draftsDelete"> = async (choice, { caller, services }) => {
	const { id } = signedIn(caller);
	await services.db.transaction().execute((transaction) => discardDrafts(transaction, id, choice));
	return null;
};
