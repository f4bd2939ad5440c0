import { recordReading } from "../audit/record.ts";
import { fullCase } from "../cases/full-case.ts";
import { visibleCase } from "../cases/visibility.ts";
import { markSeen } from "../repositories/messages/message-seen.ts";
import type { Route } from "./route.ts";

/** One case: to its filer in full, who thereby has seen how it stands; to others what is public of a published one. */
export const messagesGetDetail: Route<"messagesGetDetail"> = async ({ id }, { caller, services }) => {
	const visible = await visibleCase(services.db, id, caller);
	const { message, reader } = visible;
	if (reader) await recordReading(services.db, { actor: reader, from: caller.ip }, { kind: "case", id: message.id });
	if (caller.user) await markSeen(services.db, message.id, caller.user.id);
	return fullCase(services, visible, caller.user);
};
