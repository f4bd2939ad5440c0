import { actAndShow } from "./act-and-show.ts";
import type { Route } from "./route.ts";

/** Adds to an own case what was requested. */
export const messagesSupplement: Route<"messagesSupplement"> = (input, context) => {
	const { note, attachments, idempotency_key } = input;
	return actAndShow(context, input, { action: "supplement", note, attachments, idempotency_key });
};
