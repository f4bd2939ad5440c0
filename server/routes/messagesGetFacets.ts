import { readFacets } from "../repositories/case-facets.ts";
import type { Route } from "./route.ts";

/** What each value of a filter would leave. */
export const messagesGetFacets: Route<"messagesGetFacets"> = (query, { services }) => readFacets(services.db, query);
