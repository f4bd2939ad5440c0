import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Services } from "../services.ts";

/** /healthz: the process answers. /readyz: so does its database, and there is a release to show. */
export function serveHealth(app: FastifyInstance, { db, releases }: Services): void {
	app.get("/healthz", async () => ({ status: "ok" }));
	app.get("/readyz", async (_request, reply) => {
		const reachable = await sql`select 1`.execute(db).then(
			() => true,
			() => false,
		);
		const ready = reachable && releases.current() !== null;
		return reply
			.code(ready ? 200 : 503)
			.send({ status: ready ? "ok" : "not ready", database: reachable, release: releases.current()?.id ?? null });
	});
}
