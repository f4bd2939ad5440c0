import type { Route } from "./route.ts";

/** Figures of the cases. */
export const messagesGetStatistics: Route<"messagesGetStatistics"> = (query, { services }) =>
	services.figures.statistics(query);
