import { randomUUID } from "node:crypto";
import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { errorForLog } from "../log/failure-log.ts";
import type { Settings } from "../settings.ts";

/** Header under which a response has the id that the log has its request under. */
const ID_HEADER = "X-Request-Id";

/** Fastify's logger: JSON, a line each, with the error output's level and up. */
export const loggerOptions = ({ logLevel }: Pick<Settings, "logLevel">): FastifyServerOptions => ({
	logger: {
		level: logLevel,
		// Addresses, headers and parameters of requests are somebody's.
		serializers: { err: errorForLog, req: () => ({}), res: () => ({}) },
		base: null,
	},
	genReqId: () => randomUUID(),
	logController: new LogController({ disableRequestLogging: true }),
});

/**
 * Logs each request in one line once it is responded to: its id, method, the pattern of its route, status and milliseconds.
 * No address, query, header, cookie or body: with those it would be about somebody.
 */
export function logRequests(app: FastifyInstance): void {
	app.addHook("onRequest", async (request, reply) => void reply.header(ID_HEADER, request.id));
	app.addHook("onResponse", async (request, reply) => {
		const { method, routeOptions } = request;
		const ms = Math.round(reply.elapsedTime);
		request.log.info({ method, route: routeOptions.url ?? "page", status: reply.statusCode, ms }, "request");
	});
}
