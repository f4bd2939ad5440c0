import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

const HEADERS = {
	"Content-Type": "text/event-stream; charset=utf-8",
	"Cache-Control": "no-cache, no-transform",
	// nginx would keep events back until it has enough of them.
	"X-Accel-Buffering": "no",
	"X-Content-Type-Options": "nosniff",
};

/** How often a stream says that it is still there, in milliseconds: proxies end what is silent for long. */
export const HEARTBEAT_MS = 20_000;

/** What it says then: a comment, which no reader is told of. */
export const HEARTBEAT = ": still here\n\n";

/** An event as it is sent; `data` is one line. */
export const streamEvent = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/** Begins a stream of events in the place of a response. Whose stream breaks comes again after two seconds. */
export function beginEventStream(reply: FastifyReply): ServerResponse {
	reply.hijack();
	reply.raw.writeHead(200, HEADERS);
	reply.raw.write("retry: 2000\n\n");
	return reply.raw;
}
