import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Project/getDetail (spec §7). */
export const projectGetDetail = queryAdapter("projectGetDetail");
