import { actAndShow } from "./act-and-show.ts";
import type { Route } from "./route.ts";

/** Asks to have an own case handled again. */
export const messagesReopen: Route<"messagesReopen"> = (input, context) => {
	const { note, idempotency_key } = input;
	return actAndShow(context, input, { action: "reopen", note, idempotency_key });
};
