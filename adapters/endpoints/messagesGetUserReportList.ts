import { listAdapter } from "../factories/listAdapter.ts";

/** GET report/api.Messages/getUserReportList (spec §7). */
export const messagesGetUserReportList = listAdapter("messagesGetUserReportList", (page) => page.list);
