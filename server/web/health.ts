import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import type { Services } from "../services.ts";
import { hasRoom } from "./room.ts";

/** A lane that gives no connection within so many milliseconds cannot serve a visitor. */
const TIMEOUT_MS = 1_000;

const responses = (db: Db): Promise<boolean> => {
	const requested = sql`select 1`.execute(db).then(
		() => true,
		() => false,
	);
	return Promise.race([requested, sleep(TIMEOUT_MS, false, { ref: false })]);
};

/**
 * /healthz: the process responds. /readyz: it can serve, that is, filing's lane gives connections, there is a release to
 * show, and the disk has room. A lane of reading that is busy is told, and does not count: a flood of searches must not
 * have every process taken out of service.
 */
export function serveHealth(app: FastifyInstance, { db, reading, releases, settings }: Services): void {
	app.get("/healthz", async () => ({ status: "ok" }));
	app.get("/readyz", async (_request, reply) => {
		const [database, lists, disk] = await Promise.all([
			responses(db),
			responses(reading),
			hasRoom(settings.data, settings.database.diskReserve).catch(() => false),
		]);
		const release = releases.current()?.id ?? null;
		const ready = database && disk && release !== null;
		return reply
			.code(ready ? 200 : 503)
			.send({ status: ready ? "ok" : "not ready", database, reading: lists ? "ok" : "busy", disk, release });
	});
}
