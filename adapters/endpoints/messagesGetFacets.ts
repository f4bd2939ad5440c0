import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Messages/getFacets: what each value of a filter would leave. */
export const messagesGetFacets = queryAdapter("messagesGetFacets");
