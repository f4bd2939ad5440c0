import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Articles/getCategory: the categories of articles, with counts. */
export const articlesGetCategory = queryAdapter("articlesGetCategory");
