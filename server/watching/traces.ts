import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Where traces go by OTLP over HTTP, and which part of those that begin here. */
export type TraceSettings = { endpoint: string; ratio: number };

/** As OpenTelemetry's exporters do: the signal's path below the endpoint. */
const tracesAt = (endpoint: string) => `${endpoint.replace(/\/$/, "")}/v1/traces`;

function openProvider({ endpoint, ratio }: TraceSettings): TracerProvider {
	const exporter = new OTLPTraceExporter({ url: tracesAt(endpoint) });
	return new TracerProvider({
		resource: resourceFromAttributes({ "service.name": "portico" }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [new BatchSpanProcessor({ exporter })],
	});
}

const propagator = new W3CTraceContextPropagator();

/** What came before a request, by the header `traceparent` of a proxy that traces, too. */
const contextOf = ({ headers }: FastifyRequest) =>
	propagator.extract(ROOT_CONTEXT, headers, {
		get: (carrier: FastifyRequest["headers"], name) => carrier[name],
		keys: (carrier: FastifyRequest["headers"]) => Object.keys(carrier),
	});

/**
 * Makes a span of each request: method, pattern of the route, status, and the id under which the log has it. Not
 * OpenTelemetry's own instrumentation, which notes addresses and queries: those are about somebody.
 */
export function traceRequests(app: FastifyInstance, settings: TraceSettings): void {
	const provider = openProvider(settings);
	const tracer = provider.getTracer("portico");
	const spans = new WeakMap<FastifyRequest, Span>();
	app.addHook("onRequest", async (request) => {
		const { method, routeOptions, id } = request;
		const route = routeOptions.url ?? "page";
		const attributes = { "http.request.method": method, "http.route": route, "portico.request_id": id };
		const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, contextOf(request));
		spans.set(request, span);
	});
	app.addHook("onResponse", async (request, { statusCode }) => {
		const span = spans.get(request);
		span?.setAttribute("http.response.status_code", statusCode);
		if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
		span?.end();
	});
	app.addHook("onClose", () => provider.shutdown());
}
