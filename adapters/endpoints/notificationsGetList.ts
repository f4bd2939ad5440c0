import { listAdapter } from "../factories/listAdapter.ts";

/** GET api/Notifications/getList: what happened to what the caller filed or follows. */
export const notificationsGetList = listAdapter("notificationsGetList", (page) => page.list);
