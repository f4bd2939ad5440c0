import { insertLog } from "../repositories/user-log.ts";
import type { Route } from "./route.ts";

/**
 * Records visits, actions and client errors: not who did it, and nothing of who asks not to be tracked (DNT, Global
 * Privacy Control), whatever their client sent.
 */
export const userLogCreateLog: Route<"userLogCreateLog"> = async ({ events }, { services, request }) => {
	const { dnt, "sec-gpc": gpc } = request.headers;
	if (dnt !== "1" && gpc !== "1") await insertLog(services.db, events);
	return null;
};
