import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { hasRoom } from "../database/room.ts";
import type { Services } from "../services.ts";
import type { Storage } from "../uploads/storage.ts";
import { STORAGE_ID } from "../uploads/storage-identity.ts";

/** A lane that gives no connection within so many milliseconds cannot serve a visitor. */
const TIMEOUT_MS = 1_000;

const respondsInTime = (db: Db): Promise<boolean> => {
	const query = sql`select 1`.execute(db).then(
		() => true,
		() => false,
	);
	return Promise.race([query, sleep(TIMEOUT_MS, false, { ref: false })]);
};

/** Whether the storage of uploads responds, be it that there is no such file. */
const canRead = (storage: Storage): Promise<boolean> => {
	const read = storage.get(STORAGE_ID).then(
		(stream) => {
			stream?.destroy();
			return true;
		},
		() => false,
	);
	return Promise.race([read, sleep(TIMEOUT_MS, false, { ref: false })]);
};

/**
 * /healthz: the process responds. /readyz: it can serve, that is, filing's lane gives connections, there is a release to
 * show, and the disk has room. A lane of reading that is busy is told, and does not count: a flood of searches must not
 * have every process taken out of service; nor does a storage of files that is away, without which all but files works.
 * A server that is stopped is not ready from then on.
 */
export function serveHealth(
	app: FastifyInstance,
	{ db, reading, releases, settings, storage, stopping }: Services,
): void {
	app.get("/healthz", async () => ({ status: "ok" }));
	app.get("/readyz", async (_request, reply) => {
		if (stopping.started) return reply.code(503).send({ status: "stopping" });
		const [database, lists, disk, files] = await Promise.all([
			respondsInTime(db),
			respondsInTime(reading),
			hasRoom(settings.data, settings.database.diskReserve).catch(() => false),
			canRead(storage),
		]);
		const release = releases.current()?.id ?? null;
		const ready = database && disk && release !== null;
		return reply.code(ready ? 200 : 503).send({
			status: ready ? "ok" : "not ready",
			database,
			reading: lists ? "ok" : "busy",
			disk,
			storage: files ? "ok" : "away",
			release,
		});
	});
}
