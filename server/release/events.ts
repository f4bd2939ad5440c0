import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ReleaseReference } from "../../schemas/release.ts";
import type { Db } from "../database/connection.ts";
import { watchContent } from "../editorial/watch-content.ts";
import { beginEventStream, HEARTBEAT, HEARTBEAT_MS, streamEvent } from "../wire/event-stream.ts";
import type { ReleaseFeed } from "./feed.ts";
import { demandStreamPlace, type StreamPlaces } from "./stream-places.ts";

/** Where the stream of releases is; getConfig tells browsers of it. */
export const EVENTS_PATH = "/events";

const eventOf = (release: ReleaseReference) => streamEvent("release", JSON.stringify(release));

/**
 * Serves the stream: the current release at connect, then each new one, and the names of operations that answer otherwise
 * since content has changed, with heartbeats in between. HTTP 429 where an address, or all together, hold too many: browsers poll the configuration beside the stream.
 */
export function serveEvents(app: FastifyInstance, db: Db, feed: ReleaseFeed, places: StreamPlaces): void {
	const open = new Set<ServerResponse>();
	const toAll = (text: string) => {
		for (const response of open) response.write(text);
	};
	const unsubscribe = feed.subscribe((release) => toAll(eventOf(release)));
	const unwatch = watchContent(
		db,
		() => open.size > 0,
		(operations) => toAll(streamEvent("content", operations.join(" "))),
	);
	const heartbeat = setInterval(() => toAll(HEARTBEAT), HEARTBEAT_MS);

	app.get(EVENTS_PATH, { compress: false }, (request, reply) => {
		const response = beginEventStream(reply, demandStreamPlace(places, { address: request.ip }, reply));
		const release = feed.current();
		if (release) response.write(eventOf(release));
		open.add(response);
		response.on("close", () => open.delete(response));
	});

	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		unsubscribe();
		unwatch();
		clearInterval(heartbeat);
		for (const response of open) response.end();
	});
}
