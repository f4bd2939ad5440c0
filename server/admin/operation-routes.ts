import { hostname } from "node:os";
import { mayReadLog } from "../policies/log-policy.ts";
import { readOperation } from "../watching/operation.ts";
import { ANY, INTEGER, listOf, objectOf, TEXT, TEXT_OR_NULL, TIME } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";

const NUMBER = { type: "number" };
const NUMBER_OR_NULL = { type: ["number", "null"] };
const LABELS = { type: "object", additionalProperties: ANY };
const FIGURE = { name: TEXT, labels: LABELS, value: NUMBER };

/** What the operator watches, as Prometheus is told it. */
export const OPERATION_ROUTES: readonly AdminRoute[] = [
	{
		method: "GET",
		path: "/admin/api/operation",
		summary: "The figures of the server that responds, as /metrics has them, and which of them are alarming.",
		body: null,
		response: objectOf({
			server: TEXT,
			started_at: TIME,
			node: TEXT,
			release: TEXT_OR_NULL,
			requests: objectOf({
				count: INTEGER,
				failed: INTEGER,
				half_within: NUMBER_OR_NULL,
				most_within: NUMBER_OR_NULL,
			}),
			figures: listOf(objectOf(FIGURE)),
			alarms: listOf(objectOf({ ...FIGURE, alarm: TEXT })),
		}),
		allowed: mayReadLog,
		handle: async (_request, { releases, watching }) => ({
			server: hostname(),
			started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
			node: process.version,
			release: releases.current()?.id ?? null,
			...(await readOperation(watching)),
		}),
	},
];
