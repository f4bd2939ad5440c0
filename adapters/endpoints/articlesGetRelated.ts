import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Articles/getRelated: articles near one. */
export const articlesGetRelated = queryAdapter("articlesGetRelated");
