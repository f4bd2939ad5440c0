import { listAdapter } from "../factories/listAdapter.ts";

/** GET report/api.Messages/getList (spec §7). */
export const messagesGetList = listAdapter("messagesGetList", (page) => page.list);
