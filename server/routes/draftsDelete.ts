import { signedIn } from "../login/caller.ts";
import { deleteDrafts } from "../repositories/draft.ts";
import type { Route } from "./route.ts";

/** Discards an application draft; one that is not there is discarded already. */
export const draftsDelete: Route<"draftsDelete"> = async ({ form }, { caller, services }) => {
	await deleteDrafts(services.db, signedIn(caller).id, form);
	return null;
};
