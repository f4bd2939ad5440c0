import { actAndShow } from "./act-and-show.ts";
import type { Route } from "./route.ts";

/** Rates the reply to an own case, once a reply. */
export const messagesRate: Route<"messagesRate"> = (input, context) => {
	const { rating, comment, idempotency_key } = input;
	return actAndShow(context, input, {
		action: "rate",
		rating: { rating, comment: comment?.trim() || null },
		idempotency_key,
	});
};
