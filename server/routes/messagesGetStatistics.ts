import { readStatistics } from "../repositories/case-statistics.ts";
import type { Route } from "./route.ts";

/** Figures of the cases. */
export const messagesGetStatistics: Route<"messagesGetStatistics"> = (query, { services }) =>
	readStatistics(services.db, query);
