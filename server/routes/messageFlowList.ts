import { recordReading } from "../audit/record.ts";
import { flowOf } from "../cases/flow.ts";
import { visibleCase } from "../cases/visibility.ts";
import type { Route } from "./route.ts";

/** How a case was handled, to whom the case itself is shown. */
export const messageFlowList: Route<"messageFlowList"> = async ({ message_id }, { caller, services }) => {
	const visible = await visibleCase(services.db, message_id, caller);
	const { message, reader } = visible;
	if (reader) await recordReading(services.db, { actor: reader, from: caller.ip }, { kind: "case", id: message.id });
	return { list: await flowOf(services, visible) };
};
