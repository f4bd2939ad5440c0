import { flowOf } from "../cases/flow.ts";
import { fullCase } from "../cases/full-case.ts";
import { trackedCase } from "../cases/tracked-case.ts";
import { shownRequest } from "../personal-data/shown-request.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { listDataRequestsOf } from "../repositories/people/data-request.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** A case filed without an account, to whoever knows its number and code. */
export const messagesTrack: Route<"messagesTrack"> = async (input, { caller, services }) => {
	const message = await findMessage(services.db, await trackedCase(services, caller, input));
	if (!message) throw absent();
	const visible = { message, own: true, full: true, reader: null };
	const requests = await listDataRequestsOf(services.db, "message_id", message.id);
	return {
		message: await fullCase(services, visible, null),
		flow: await flowOf(services, visible),
		data_requests: await Promise.all(requests.map((one) => shownRequest(services, one))),
	};
};
