import { signedIn } from "../login/caller.ts";
import { limit } from "../login/limits.ts";
import { exportUser } from "../member/export-user.ts";
import type { Route } from "./route.ts";

/** All that the portal keeps about the caller. */
export const userExport: Route<"userExport"> = async (_input, { caller, services }) => {
	const user = signedIn(caller);
	await limit(services, "exportsByUser", user.id);
	return exportUser(services, user);
};
