import { flowOf } from "../cases/flow.ts";
import { visibleCase } from "../cases/visibility.ts";
import type { Route } from "./route.ts";

/** How a case was handled, to whom the case itself is shown. */
export const messageFlowList: Route<"messageFlowList"> = async ({ message_id }, { caller, services }) => ({
	list: await flowOf(services, await visibleCase(services.db, message_id, caller)),
});
