import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Messages/getDetail (spec §7). */
export const messagesGetDetail = queryAdapter("messagesGetDetail");
