import type { FastifyInstance } from "fastify";
import { watchChanges } from "../cases/watch-changes.ts";
import type { UserRow } from "../database/tables.ts";
import { logFailure } from "../log/failure-log.ts";
import { signedIn } from "../login/caller.ts";
import type { SessionStreams } from "../release/session-streams.ts";
import type { Services } from "../services.ts";
import { HEARTBEAT_MS } from "../wire/event-stream.ts";
import { heardCases } from "./heard-cases.ts";
import { staffCaller } from "./mount.ts";
import { openStreams } from "./open-streams.ts";

/** How often it is looked whether cases have changed while somebody listens, in milliseconds. */
const LOOK_MS = 300;

/** Serves the stream of changed cases to the desk, to each of those that they read. */
export function serveCaseEvents(app: FastifyInstance, services: Services, streams: SessionStreams): void {
	const open = openStreams<UserRow>();
	const changes = watchChanges(services.db, LOOK_MS, {
		isWatched: () => open.size > 0,
		async onChanged(changed) {
			const heard = await heardCases(services.db, changed);
			// Nobody hears of a case whose session has ended before.
			await streams.look();
			open.send(heard);
		},
		onFailure: (error) => logFailure("The changes of cases could not be read.", error),
	});
	const heartbeat = setInterval(() => open.beat(), HEARTBEAT_MS);
	app.get("/admin/api/desk/events", { compress: false }, async (request, reply) => {
		const caller = await staffCaller(services, request);
		const user = signedIn(caller);
		// Before the first byte: what changes from then on is told.
		changes.begin(await changes.now());
		open.add(streams.begin(reply, { session: caller.session ?? "", user }), user);
	});
	app.addHook("preClose", async () => {
		changes.stop();
		clearInterval(heartbeat);
	});
}
