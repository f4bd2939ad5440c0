import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a connection may take over what, in ms, and what it may hold. */
export type ConnectionLimits = {
	/** From the first byte of a request to the end of its head. */
	headersTimeout: number;
	/** From the first byte of any request to its last, a large file's over a slow line included. */
	requestTimeout: number;
	/** Without a byte in either direction: an upload without progress, a response that nobody takes. */
	connectionTimeout: number;
	/** Between two requests; longer than proxies keep theirs, so that none is closed under a request. */
	keepAliveTimeout: number;
	/** How often the first two are looked at. */
	connectionsCheckingInterval: number;
	/** Requests after which a connection is made anew. */
	maxRequestsPerSocket: number;
	/** What a body is given beside the time that one as large as its route takes needs at this pace. */
	bodyGraceMs: number;
	bodyBytesPerSecond: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
	headersTimeout: 15_000,
	requestTimeout: 20 * 60_000,
	connectionTimeout: 60_000,
	keepAliveTimeout: 72_000,
	connectionsCheckingInterval: 5_000,
	maxRequestsPerSocket: 1_000,
	bodyGraceMs: 30_000,
	// As little as a phone sends where there is hardly a connection.
	bodyBytesPerSecond: 16 * 1024,
};

/**
 * Bytes that are read ahead of whoever takes them. More would reach a parser at once, which is not stopped on the way:
 * what is refused for its beginning is then read no further than this and one piece of the network's.
 */
const READ_AHEAD_BYTES = 16 * 1024;

/** The limits as Fastify takes them. */
export const connectionOptions = (limits: ConnectionLimits) => {
	const { requestTimeout, connectionTimeout, keepAliveTimeout, maxRequestsPerSocket } = limits;
	const { headersTimeout, connectionsCheckingInterval } = limits;
	return {
		requestTimeout,
		connectionTimeout,
		keepAliveTimeout,
		maxRequestsPerSocket,
		http: { headersTimeout, connectionsCheckingInterval, highWaterMark: READ_AHEAD_BYTES },
	};
};

const hasBody = ({ headers }: FastifyRequest) =>
	headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends connections whose body does not come in the time that a body as large as its route takes could need. */
export function boundBodyTime(app: FastifyInstance, { bodyGraceMs, bodyBytesPerSecond }: ConnectionLimits): void {
	app.addHook("onRequest", async (request) => {
		if (!hasBody(request) || request.raw.complete) return;
		const bytes = request.routeOptions.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
		const timeoutMs = bodyGraceMs + (bytes / bodyBytesPerSecond) * 1_000;
		const timer = setTimeout(() => request.raw.destroy(), timeoutMs).unref();
		for (const event of ["end", "close"]) request.raw.once(event, () => clearTimeout(timer));
	});
}
