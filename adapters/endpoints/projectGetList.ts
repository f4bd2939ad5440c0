import { listAdapter } from "../factories/listAdapter.ts";

/** GET report/api.Project/getList (spec §7). */
export const projectGetList = listAdapter("projectGetList", (page) => page.list);
