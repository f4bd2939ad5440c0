import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { StreamPlaces } from "../release/stream-places.ts";
import type { Services } from "../services.ts";
import { absent } from "../wire/refusal.ts";
import { gaugesOf } from "./gauges.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Counts requests by the pattern of their route: an address would be about somebody, and there are endless ones. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
	const requests = new Histogram({
		name: "portico_request_seconds",
		help: "Seconds until a request was responded to.",
		labelNames: ["method", "route", "status"],
		buckets: SECONDS,
		registers: [registry],
	});
	app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
		const route = routeOptions.url ?? "page";
		requests.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
	});
}

/**
 * Serves /metrics for Prometheus to who sends PORTICO_METRICS_TOKEN as a bearer token; without that setting there is none.
 * A figure that cannot be had, as of a database that is away, is left out: the others are wanted most then.
 */
export function serveMetrics(app: FastifyInstance, services: Services, places: StreamPlaces): void {
	const token = services.settings.metricsToken;
	if (token === null) return;
	const registry = new Registry();
	collectDefaultMetrics({ register: registry, prefix: "portico_" });
	measureRequests(app, registry);
	gaugesOf(services, places, registry);
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
	app.addHook("onClose", async () => registry.clear());
}
