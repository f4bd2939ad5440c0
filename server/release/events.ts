import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ReleaseReference } from "../../schemas/release.ts";
import type { ReleaseFeed } from "./feed.ts";

/** Where the stream of releases is; getConfig tells browsers of it. */
export const EVENTS_PATH = "/events";

const HEARTBEAT_MS = 20_000;

const eventOf = (release: ReleaseReference) => `event: release\ndata: ${JSON.stringify(release)}\n\n`;

const HEADERS = {
	"Content-Type": "text/event-stream; charset=utf-8",
	"Cache-Control": "no-cache, no-transform",
	"X-Accel-Buffering": "no",
	"X-Content-Type-Options": "nosniff",
};

/** Serves the stream: the current release at connect, then each new one, with heartbeats in between. */
export function serveEvents(app: FastifyInstance, feed: ReleaseFeed): void {
	const open = new Set<ServerResponse>();
	const toAll = (text: string) => {
		for (const response of open) response.write(text);
	};
	const unsubscribe = feed.subscribe((release) => toAll(eventOf(release)));
	const heartbeat = setInterval(() => toAll(": still here\n\n"), HEARTBEAT_MS);

	app.get(EVENTS_PATH, { compress: false }, (request, reply) => {
		reply.hijack();
		const response = reply.raw;
		response.writeHead(200, HEADERS);
		const release = feed.current();
		response.write(`retry: 2000\n\n${release ? eventOf(release) : ""}`);
		open.add(response);
		request.raw.on("close", () => open.delete(response));
	});

	// close() waits for open answers, and these never end by themselves.
	app.addHook("preClose", async () => {
		unsubscribe();
		clearInterval(heartbeat);
		for (const response of open) response.end();
	});
}
