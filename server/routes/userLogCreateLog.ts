import { countProgress, progressOf } from "../funnel/count-progress.ts";
import { insertLog } from "../repositories/people/user-log.ts";
import type { Route } from "./route.ts";

/**
 * Records visits, actions and client errors: not who did it, and nothing of who asks not to be tracked (DNT, Global
 * Privacy Control), whatever their client sent. The ways through forms are only counted.
 */
export const userLogCreateLog: Route<"userLogCreateLog"> = async ({ events }, { services, request }) => {
	const { dnt, "sec-gpc": gpc } = request.headers;
	if (dnt === "1" || gpc === "1") return null;
	const { progress = [], others = [] } = Object.groupBy(events, (event) => (progressOf(event) ? "progress" : "others"));
	await countProgress(services.db, progress);
	if (others.length > 0) await insertLog(services.db, others);
	return null;
};
