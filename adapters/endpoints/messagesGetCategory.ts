import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Messages/getCategory (spec §7). */
export const messagesGetCategory = queryAdapter("messagesGetCategory");
