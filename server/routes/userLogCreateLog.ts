import { limit } from "../login/limits.ts";
import { insertLog } from "../repositories/user-log.ts";
import type { Route } from "./route.ts";

/** Records visits, actions and client errors. */
export const userLogCreateLog: Route<"userLogCreateLog"> = async ({ events }, { caller, services }) => {
	await limit(services, "logsByIp", caller.ip);
	await insertLog(services.db, caller.user?.id ?? null, events);
	return null;
};
