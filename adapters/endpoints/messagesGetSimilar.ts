import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Messages/getSimilar: published cases that resemble a text. */
export const messagesGetSimilar = queryAdapter("messagesGetSimilar");
