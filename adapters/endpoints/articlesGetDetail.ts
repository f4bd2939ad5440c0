import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Articles/getDetail (spec §7). Each reading counts a view, so it is not read again on focus. */
export const articlesGetDetail = queryAdapter("articlesGetDetail", { onFocus: false });
