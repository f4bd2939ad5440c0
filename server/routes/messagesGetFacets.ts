import type { Route } from "./route.ts";

/** What each value of a filter would leave. */
export const messagesGetFacets: Route<"messagesGetFacets"> = (query, { services }) => services.figures.facets(query);
