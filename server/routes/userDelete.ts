import { signedIn } from "../login/caller.ts";
import { deleteAccount } from "../member/delete-account.ts";
import type { Route } from "./route.ts";

/** Deletes the caller's account. */
export const userDelete: Route<"userDelete"> = async (_input, { caller, services }) => {
	await deleteAccount(services, signedIn(caller));
	return null;
};
