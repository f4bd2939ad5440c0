import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.Drafts/getList: the caller's application drafts. */
export const draftsGetList = queryAdapter("draftsGetList");
