import { flowOf } from "../cases/flow.ts";
import { fullMessage } from "../cases/full-message.ts";
import { trackedCase } from "../cases/tracked-case.ts";
import { findMessage } from "../repositories/message.ts";
import { absent } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** A case filed without an account, to who knows its number and code. */
export const messagesTrack: Route<"messagesTrack"> = async (input, { caller, services }) => {
	const message = await findMessage(services.db, await trackedCase(services, caller, input));
	if (!message) throw absent();
	const visible = { message, own: true, full: true, reader: null };
	return { message: await fullMessage(services, visible, null), flow: await flowOf(services, visible) };
};
