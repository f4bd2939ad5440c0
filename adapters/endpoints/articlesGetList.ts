import { listAdapter } from "../factories/listAdapter.ts";

/** GET report/api.Articles/getList (spec §7). */
export const articlesGetList = listAdapter("articlesGetList", (page) => page.list);
