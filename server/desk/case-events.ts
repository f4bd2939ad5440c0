import type { FastifyInstance } from "fastify";
import { watchChanges } from "../cases/watch-changes.ts";
import { logFailure } from "../log/failure-log.ts";
import { demandStreamPlace, type StreamPlaces } from "../release/stream-places.ts";
import type { Services } from "../services.ts";
import { beginEventStream, HEARTBEAT_MS } from "../wire/event-stream.ts";
import { staffOf } from "./mount.ts";
import { openStreams } from "./open-streams.ts";

/** How often it is looked whether cases have changed while somebody listens, in milliseconds. */
const LOOK_MS = 300;

/** Serves the stream of changed cases to the desk. */
export function serveCaseEvents(app: FastifyInstance, services: Services, places: StreamPlaces): void {
	const open = openStreams();
	const changes = watchChanges(services.db, LOOK_MS, {
		isWatched: () => open.size > 0,
		onChanged: (ids) => open.send(ids),
		onFailure: (error) => logFailure("The changes of cases could not be read.", error),
	});
	const heartbeat = setInterval(() => open.beat(), HEARTBEAT_MS);
	app.get("/admin/api/desk/events", { compress: false }, async (request, reply) => {
		const { id } = await staffOf(services, request);
		// Before the first byte: what changes from then on is told.
		changes.begin(await changes.now());
		open.add(beginEventStream(reply, demandStreamPlace(places, id, reply)));
	});
	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		changes.stop();
		clearInterval(heartbeat);
		open.end();
	});
}
