import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics } from "prom-client";
import type { Services } from "../services.ts";
import { absent } from "../wire/refusal.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Notes each request once it is responded to. */
export function watchRequests(app: FastifyInstance, { watching }: Pick<Services, "watching">): void {
	app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
		const request = { method, route: routeOptions.url ?? "page", status: reply.statusCode };
		watching.noteRequest(request, reply.elapsedTime / 1_000);
	});
}

/**
 * Serves /metrics for Prometheus to whoever sends PORTICO_METRICS_TOKEN as a bearer token; without that setting there is none.
 */
export function serveMetrics(app: FastifyInstance, { settings, watching: { registry } }: Services): void {
	const token = settings.metricsToken;
	if (token === null) return;
	collectDefaultMetrics({ register: registry, prefix: "portico_" });
	const expected = digest(`Bearer ${token}`);
	app.get("/metrics", async (request, reply) => {
		if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
			reply.code(404);
			throw absent();
		}
		return reply
			.type(registry.contentType)
			.header("Cache-Control", "no-store")
			.send(await registry.metrics());
	});
}
