import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET report/api.MessageFlow/messageFlowList (spec §7). */
export const messageFlowList = queryAdapter("messageFlowList");
