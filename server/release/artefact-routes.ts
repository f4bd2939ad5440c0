import type { FastifyInstance } from "fastify";
import type { Db } from "../database/connection.ts";
import { findServedArtefact } from "../repositories/release.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { findReference, type ReleaseFeed } from "./feed.ts";

const TYPES: Record<string, string> = {
	json: "application/json; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
};

const NAME = /^[0-9a-f]{64}\.(json|js|css)$/;
const CACHED = 500;

/** Keeps the artefacts requested last: they never change, but some are revoked. */
function cachedArtefacts(db: Db, releases: ReleaseFeed): (name: string) => Promise<string | null> {
	const bodies = new Map<string, string>();
	releases.subscribe(() => bodies.clear());
	return async (name) => {
		const body = bodies.get(name) ?? (await findServedArtefact(db, name));
		if (body === null) return null;
		bodies.delete(name);
		bodies.set(name, body);
		const oldest = bodies.keys().next().value;
		if (bodies.size > CACHED && oldest !== undefined) bodies.delete(oldest);
		return body;
	};
}

/**
 * Serves /release/<name>: any artefact of any release ever published, immutable; of revoked ones only what others have too.
 * /release/current.json names the current one, as it does on a static host.
 */
export function serveArtefacts(app: FastifyInstance, { db, releases }: Pick<Services, "db" | "releases">): void {
	app.get("/release/current.json", async (_request, reply) => {
		const current = await findReference(db);
		if (!current) throw new Refusal(404, "There is nothing here.");
		return reply.header("Cache-Control", "no-cache").send(current);
	});
	const find = cachedArtefacts(db, releases);
	app.get<{ Params: { name: string } }>("/release/:name", async (request, reply) => {
		const type = TYPES[NAME.exec(request.params.name)?.[1] ?? ""];
		const body = type === undefined ? null : await find(request.params.name);
		if (type === undefined || body === null) {
			reply.code(404);
			throw new Refusal(404, "There is nothing here.");
		}
		return reply.type(type).header("Cache-Control", "public, max-age=31536000, immutable").send(body);
	});
}
