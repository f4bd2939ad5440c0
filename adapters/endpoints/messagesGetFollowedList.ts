import { listAdapter } from "../factories/listAdapter.ts";

/** GET report/api.Messages/getFollowedList: the cases that the caller follows. */
export const messagesGetFollowedList = listAdapter("messagesGetFollowedList", (page) => page.list);
