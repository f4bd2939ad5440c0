import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Messages/getStatistics: figures of the cases. */
export const messagesGetStatistics = queryAdapter("messagesGetStatistics");
