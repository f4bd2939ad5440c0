import type { FastifyInstance } from "fastify";
import { logFailure } from "../log/failure-log.ts";
import { casesChangedSince, changesSeen, type SeenChanges } from "../repositories/case-change.ts";
import type { Services } from "../services.ts";
import { beginEventStream, HEARTBEAT_MS } from "../wire/event-stream.ts";
import { staffOf } from "./mount.ts";
import { openStreams } from "./open-streams.ts";

/** How often it is looked whether cases have changed while somebody listens, in milliseconds. */
const LOOK_MS = 300;

/**
 * Serves the stream of changed cases to the desk. Changes are read from a table: PostgreSQL's NOTIFY would make all
 * transactions that change cases wait for each other when they commit.
 */
export function serveCaseEvents(app: FastifyInstance, services: Services): void {
	const { db } = services;
	const open = openStreams();
	let seen: SeenChanges | null = null;
	let looking = false;
	const look = async () => {
		if (open.size === 0) seen = null;
		if (seen === null || looking) return;
		looking = true;
		try {
			const changed = await casesChangedSince(db, seen);
			seen = changed.seen;
			open.send(changed.ids);
		} catch (error) {
			logFailure("The changes of cases could not be read.", error);
		} finally {
			looking = false;
		}
	};
	const timer = setInterval(() => void look(), LOOK_MS);
	const heartbeat = setInterval(() => open.beat(), HEARTBEAT_MS);
	app.get("/admin/api/desk/events", { compress: false }, async (request, reply) => {
		await staffOf(services, request);
		// Before the first byte: what changes from then on is told.
		const since = await changesSeen(db);
		seen ??= since;
		open.add(beginEventStream(reply));
	});
	// close() waits for open responses, and these never end by themselves.
	app.addHook("preClose", async () => {
		clearInterval(timer);
		clearInterval(heartbeat);
		open.end();
	});
}
