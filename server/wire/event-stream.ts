import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { absent } from "./refusal.ts";

const HEADERS = {
	"Content-Type": "text/event-stream; charset=utf-8",
	"Cache-Control": "no-cache, no-transform",
	// nginx would keep events back until it has enough of them.
	"X-Accel-Buffering": "no",
	"X-Content-Type-Options": "nosniff",
	// Where the server stops it ends its streams: their connections would stay open behind them, and the server with them.
	Connection: "close",
};

/** How often a stream says that it is still there, in milliseconds: proxies end what is silent for long. */
export const HEARTBEAT_MS = 20_000;

/** What it says then: a comment, which no reader is told of. */
export const HEARTBEAT = ": still here\n\n";

/** An event as it is sent; `data` is one line. */
export const streamEvent = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/**
 * Begins a stream of events in the place of a response, on a place that was taken for it and is left when it ends. Whose stream
 * breaks comes again after two seconds. Throws 404 for whoever has gone away before it: nothing would end their stream.
 */
export function beginEventStream(reply: FastifyReply, leave: () => void): ServerResponse {
	const response = reply.raw;
	if (response.destroyed) {
		leave();
		throw absent();
	}
	reply.hijack();
	response.on("close", leave);
	response.writeHead(200, HEADERS);
	response.write("retry: 2000\n\n");
	return response;
}
