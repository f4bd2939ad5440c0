import { flowOf } from "../cases/flow.ts";
import { fullMessage } from "../cases/full-message.ts";
import { isQueryCode } from "../cases/query-code.ts";
import { limit } from "../login/limits.ts";
import { findMessage, findTracked } from "../repositories/message.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

const TOO_MANY_TRIES = "Too many tries. Please try again in {minutes} min.";

const unknown = () => new Refusal(404, "No case has this number and code. Please check both.");

/** A case filed without an account, to who knows its number and code; wrong numbers and wrong codes are not told apart. */
export const messagesTrack: Route<"messagesTrack"> = async ({ number, query_code }, { caller, services }) => {
	const asked = number.trim().toUpperCase();
	await limit(services, "tracksByIp", caller.ip, TOO_MANY_TRIES);
	await limit(services, "tracksByNumber", asked, TOO_MANY_TRIES);
	const tracked = await findTracked(services.db, asked);
	if (!tracked || !isQueryCode(services.secret, tracked, query_code)) throw unknown();
	const message = await findMessage(services.db, tracked.id);
	if (!message) throw unknown();
	const visible = { message, own: true, full: true };
	// What a filer could do needs a session.
	return {
		message: { ...(await fullMessage(services, visible, null)), can: [] },
		flow: await flowOf(services, visible),
	};
};
