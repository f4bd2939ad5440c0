import { mayReadLog } from "../policies/log-policy.ts";
import { smsUse } from "../sms/budget.ts";
import { INTEGER, objectOf, TIME, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";

/** What the operator watches. */
export const SMS_ROUTES: readonly AdminRoute[] = [
	{
		method: "GET",
		path: "/admin/api/sms",
		summary: "How many short messages of this hour's budget are used, and whether that is alarming.",
		body: null,
		response: objectOf({ sent: INTEGER, most: INTEGER, alarm: YES_OR_NO, closes_at: TIME }),
		allowed: mayReadLog,
		handle: (_request, services) => smsUse(services),
	},
];
