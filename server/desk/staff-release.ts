import type { FastifyInstance } from "fastify";
import { findServedArtefact } from "../repositories/releases/artefact.ts";
import { findCurrentManifest, findManifest } from "../repositories/releases/release.ts";
import type { Services } from "../services.ts";
import { success } from "../wire/envelope.ts";
import { Refusal } from "../wire/refusal.ts";
import { staffOf } from "./mount.ts";

const NAME = /^([0-9a-f]{64})\.json$/;

const nothing = () => new Refusal(404, "There is nothing here.");

/**
 * Serves what only staff may load of a release: /admin/api/desk/release names the manifest that the desk loads, of the release
 * in force or of the one asked for; below it stand the artefacts.
 */
export function serveStaffRelease(app: FastifyInstance, services: Services): void {
	const { db } = services;
	app.get<{ Querystring: { of?: string } }>("/admin/api/desk/release", async (request, reply) => {
		await staffOf(services, request);
		const { of } = request.query;
		const manifest = of === undefined ? await findCurrentManifest(db) : await findManifest(db, of);
		if (!manifest?.staff) throw nothing();
		const reference = { id: manifest.staff, manifest_url: `/release/${manifest.staff}.json` };
		return reply.header("Cache-Control", "no-store").send(success(reference));
	});
	app.get<{ Params: { name: string } }>("/admin/api/desk/release/:name", async (request, reply) => {
		await staffOf(services, request);
		const body = NAME.test(request.params.name) ? await findServedArtefact(db, request.params.name, true) : null;
		if (body === null) {
			reply.code(404);
			throw nothing();
		}
		// Kept by this browser alone: it is nothing that a cache on the way may hand to others.
		reply.type("application/json; charset=utf-8").header("Cache-Control", "private, max-age=31536000, immutable");
		return reply.send(body);
	});
}
