import { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { takesCoding } from "../wire/content-coding.ts";
import { hasTag, tagOf } from "../wire/entity-tag.ts";
import { absent } from "../wire/refusal.ts";
import { cacheResponses } from "../wire/response-cache.ts";
import { shareRunning } from "../wire/share-running.ts";
import { originOf } from "./origin.ts";
import type { ReleasePages } from "./release-pages.ts";
import { addressParts, SITEMAP_MS, type SitemapSource, writeSitemap, writeSitemapPart } from "./sitemap.ts";

/** At most so many files are cached: a whole one takes a good megabyte, as it is compressed. */
const MOST = 24;

/** A file as it is cached: compressed, as crawlers take it. */
type SitemapFile = { tag: string; bytes: Buffer };

/** Which file of which release; without a name the first. */
type WhichFile = { source: SitemapSource; name: string | null };

/** In a thread of its own: the serving one goes on meanwhile. */
const compress = promisify(gzip);

async function makeFile({ source, name }: WhichFile): Promise<SitemapFile | null> {
	const text = name === null ? await writeSitemap(source) : await writeSitemapPart(source, name);
	return text === null ? null : { tag: tagOf(text), bytes: await compress(text) };
}

const keyOf = ({ source: { release, origin }, name }: WhichFile) => JSON.stringify([release.id, origin, name]);

/** Files are read from the database once for all who come within the minutes for which they may be cached; what is none is not cached. */
const sitemapFiles = () =>
	cacheResponses(shareRunning(makeFile, keyOf), (file) => file !== null, {
		keyOf,
		freshMs: SITEMAP_MS,
		oldestMs: 2 * SITEMAP_MS,
		most: MOST,
	});

/** Sends a file, or 304 to a crawler or CDN that has it. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { tag, bytes }: SitemapFile): FastifyReply {
	reply
		.header("ETag", tag)
		.header("Cache-Control", `public, max-age=${SITEMAP_MS / 1_000}`)
		.header("Vary", "accept-encoding");
	if (hasTag(request, tag)) return reply.code(304).send();
	reply.type("application/xml; charset=utf-8");
	if (takesCoding(request, "gzip")) return reply.header("Content-Encoding", "gzip").send(bytes);
	return reply.send(Readable.from([bytes]).pipe(createGunzip()));
}

/** For search engines: /sitemap.xml, and the parts of what does not fit into it. */
export function serveSitemaps(
	app: FastifyInstance,
	{ db, settings }: Pick<Services, "db" | "settings">,
	current: () => Promise<ReleasePages | null>,
): void {
	const fileOf = sitemapFiles();
	const parts = addressParts(db);
	const send = async (request: FastifyRequest, reply: FastifyReply, name: string | null) => {
		const release = await current();
		const file = release && (await fileOf({ source: { db, release, origin: originOf(settings, app), parts }, name }));
		if (file) return sendFile(request, reply, file);
		reply.code(404);
		throw absent();
	};
	app.get("/sitemap.xml", (request, reply) => send(request, reply, null));
	app.get<{ Params: { name: string } }>("/sitemaps/:name.xml", (request, reply) =>
		send(request, reply, request.params.name),
	);
}
