import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Search/getAll: articles, published cases and projects at once. */
export const searchGetAll = queryAdapter("searchGetAll");
