import { actAndShow } from "./act-and-show.ts";
import type { Route } from "./route.ts";

/** Takes an own case back. */
export const messagesWithdraw: Route<"messagesWithdraw"> = (input, context) => {
	const { note, idempotency_key } = input;
	return actAndShow(context, input, { action: "withdraw", note, idempotency_key });
};
