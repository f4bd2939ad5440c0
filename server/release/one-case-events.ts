import type { FastifyInstance } from "fastify";
import { watchCases } from "../cases/watch-cases.ts";
import { isRowId } from "../repositories/queries/search.ts";
import type { Services } from "../services.ts";
import { beginEventStream, HEARTBEAT, HEARTBEAT_MS, streamEvent } from "../wire/event-stream.ts";
import { demandStreamPlace, type StreamPlaces } from "./stream-places.ts";

/** What a page that shows one case has read of it. */
const READ = "messagesGetDetail messageFlowList";

/**
 * Serves the stream of one case to whoever has it on the screen: that what is shown of it has changed or, at its start, may have; not what.
 * Who may read it is asked where it is read (docs/decisions/0125-a-case-on-the-screen-is-told-of.md). HTTP 204 where there is none,
 * 429 where an address holds too many streams.
 */
export function serveOneCaseEvents(app: FastifyInstance, { db }: Pick<Services, "db">, places: StreamPlaces): void {
	const cases = watchCases(db);
	const open = new Set<() => void>();
	app.get<{ Querystring: { id?: string } }>("/events/case", { compress: false }, async (request, reply) => {
		const { id = "" } = request.query;
		const leave = demandStreamPlace(places, { address: request.ip }, reply);
		const response = reply.raw;
		// A reader that takes nothing has what it was told of before still to come.
		const announce = () => response.writableNeedDrain || response.write(streamEvent("content", READ));
		const ended = isRowId(id) ? await cases.watch(id, announce).catch(() => null) : null;
		if (!ended || response.destroyed) {
			ended?.();
			leave();
			// An EventSource takes this for the end, and no console shows it as a failure: pages of articles have an id, too.
			return reply.code(204).send();
		}
		beginEventStream(reply, leave);
		// What has happened between the page's reading and this, or while it was hidden, was told to nobody here.
		announce();
		const beat = setInterval(() => response.writableNeedDrain || response.write(HEARTBEAT), HEARTBEAT_MS);
		const end = () => response.end();
		open.add(end);
		response.on("close", () => {
			open.delete(end);
			clearInterval(beat);
			ended();
		});
	});
	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		cases.stop();
		for (const end of open) end();
	});
}
