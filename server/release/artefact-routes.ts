import type { FastifyInstance } from "fastify";
import type { Db } from "../database/connection.ts";
import { findServedArtefact } from "../repositories/releases/artefact.ts";
import type { Services } from "../services.ts";
import { type PackedText, sendPacked } from "../wire/packed-text.ts";
import { Refusal } from "../wire/refusal.ts";
import { findReference, type ReleaseFeed } from "./feed.ts";

const TYPES: Record<string, string> = {
	json: "application/json; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
};

const NAME = /^[0-9a-f]{64}\.(json|js|css)$/;
const CACHED = 500;

/** Less than this is not worth packing, in characters. */
const PACKED = 1024;

/**
 * Keeps the artefacts requested last: they never change, but some are revoked. When a release comes into force all open tabs
 * want the same few at once: each is read and packed once for all of them.
 */
function cachedArtefacts(db: Db, releases: ReleaseFeed): (name: string) => Promise<PackedText | null> {
	const cached = new Map<string, Promise<PackedText | null>>();
	releases.subscribe(() => cached.clear());
	const find = (name: string) => {
		const finding = findServedArtefact(db, name).then((text) => (text === null ? null : { text }));
		const forget = () => void (cached.get(name) === finding && cached.delete(name));
		// Only what is there is remembered: names that are none could be any number.
		finding.then((found) => found ?? forget(), forget);
		return finding;
	};
	return (name) => {
		const found = cached.get(name) ?? find(name);
		cached.delete(name);
		cached.set(name, found);
		const oldest = cached.keys().next().value;
		if (cached.size > CACHED && oldest !== undefined) cached.delete(oldest);
		return found;
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
		const found = type === undefined ? null : await find(request.params.name);
		if (type === undefined || found === null) {
			reply.code(404);
			throw new Refusal(404, "There is nothing here.");
		}
		reply.type(type).header("Cache-Control", "public, max-age=31536000, immutable");
		reply.header("Vary", "accept-encoding");
		return found.text.length < PACKED ? reply.send(found.text) : sendPacked(request, reply, found);
	});
}
