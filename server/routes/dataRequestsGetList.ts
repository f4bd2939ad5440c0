import { signedIn } from "../login/caller.ts";
import { shownRequest } from "../personal-data/shown-request.ts";
import { listDataRequestsOf } from "../repositories/people/data-request.ts";
import type { Route } from "./route.ts";

/** What the caller has asked for of their data. */
export const dataRequestsGetList: Route<"dataRequestsGetList"> = async (_input, { caller, services }) => {
	const found = await listDataRequestsOf(services.db, "user_id", signedIn(caller).id);
	return { list: await Promise.all(found.map((one) => shownRequest(services, one))) };
};
